module.exports = require('../../libs/command-kit/typedScript.cjs')('./teardown.ts', __filename);
