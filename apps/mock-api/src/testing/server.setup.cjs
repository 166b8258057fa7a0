module.exports = require('../../../../libs/command-kit/typedScript.cjs')('./server.setup.ts', __filename);
