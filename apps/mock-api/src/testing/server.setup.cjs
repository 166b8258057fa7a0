module.exports = require('@catalogue/command-kit/typedScript.cjs')('./server.setup.ts', __filename);
