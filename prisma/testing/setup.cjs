module.exports = require('@catalogue/command-kit/typedScript.cjs')('./setup.ts', __filename);
