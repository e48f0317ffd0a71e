// Compiles folders of Python for the browser's interpreter, with that interpreter itself: every `.py` becomes a `.pyc`
// beside it, without its docstrings and without columns for tracebacks, and goes. A module that can't be compiled ends the build.
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const python = await loadPyodide({ args: ["-X", "no_debug_ranges"] });
python.mountNodeFS("/packs", folder);
python.runPython(`
import ast, importlib.util, marshal, pathlib

UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

def bare(source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

for pack in sorted(pathlib.Path("/packs").iterdir()):
    for source in pack.rglob("*.py"):
        code = compile(bare(source.read_bytes()), str(source.relative_to(pack)), "exec", dont_inherit=True)
        source.with_suffix(".pyc").write_bytes(importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code))
        source.unlink()
`);
