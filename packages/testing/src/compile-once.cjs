// Preloaded into every process of Jest, which reads and compiles a file anew for each suite that loads it: antd and the
// server's libraries hundreds of times. Here a file is compiled once per process, and its functions stay compiled.
const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

// without it the engine drops what has not run for a while, such as the whole of a library between two suites
setFlagsFromString('--no-flush-bytecode');

const { compileFunction } = vm;
/** By the name of the file, which is compiled again when its source has changed. */
const compiled = new Map();

vm.compileFunction = (source, parameters, options) => {
  // a script that is kept cannot tell which suite asks for a dynamic import
  if (!options?.parsingContext || /\bimport\s*\(/.test(source)) return compileFunction(source, parameters, options);
  const { filename, parsingContext } = options;
  let kept = compiled.get(filename);
  if (kept?.source !== source) {
    const head = `(function (${parameters.join(',')}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    kept = { source, script };
    compiled.set(filename, kept);
  }
  return kept.script.runInContext(parsingContext);
};
