module.exports = require('@catalogue/command-kit/typedScript.cjs')('./teardown.ts', __filename);
