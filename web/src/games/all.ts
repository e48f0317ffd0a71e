/** The games that have a picture of their own: a folder and a line here. */

export { bombsquad } from "./bombsquad";
export { breach } from "./breach";
export { burncycle } from "./burncycle";
