// Jest's global set-up and teardown do not know the path aliases of tsconfig.base.json: this loads TypeScript files with them.
const { join } = require('node:path');
const tsx = require('tsx/cjs/api');

/** A function that runs the default export of a TypeScript file; `from`: the caller's `__filename`. */
module.exports = (file, from) => () => {
  process.env.TSX_TSCONFIG_PATH ??= join(__dirname, '..', '..', 'tsconfig.base.json');
  return tsx.require(file, from).default();
};
