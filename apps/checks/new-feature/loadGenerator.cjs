// Nx loads generators without TypeScript.
const { join } = require('node:path');
const tsx = require('tsx/cjs/api');

module.exports = (tree, options) => {
  process.env.TSX_TSCONFIG_PATH ??= join(__dirname, '..', '..', '..', 'tsconfig.base.json');
  return tsx.require('./generator.ts', __filename).default(tree, options);
};
