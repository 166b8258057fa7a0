module.exports = require('../../libs/command-kit/typedScript.cjs')('./setup.ts', __filename);
