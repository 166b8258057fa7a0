// Jest loads its global set-up and teardown without the names of tsconfig.base.json: these load them as the commands do.
const { join } = require('node:path');
const tsx = require('tsx/cjs/api');

/** A function that runs the default export of a TypeScript file; `from`: the caller's `__filename`. */
module.exports = (file, from) => () => {
  process.env.TSX_TSCONFIG_PATH ??= join(__dirname, '..', '..', 'tsconfig.base.json');
  return tsx.require(file, from).default();
};
