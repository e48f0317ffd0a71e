/** Whether this person plays by keys just now: only then are the numbers of the options drawn on the pieces. */

const KEY = /^(\d|Tab|Arrow(Up|Down|Left|Right))$/;

class KeysInUse {
  on = $state(false);

  /** For `keydown` of the window. */
  pressed = ({ key }: KeyboardEvent): void => {
    if (KEY.test(key)) this.on = true;
  };

  /** For `pointermove` of the window. */
  moved = (): void => {
    this.on = false;
  };
}

export const keysInUse = new KeysInUse();
