// Outside of Jest's own module loader: once a process, not once a test file.
const { join } = require('node:path');

/** What apps/mock-api/build.mjs made of apps/mock-api/src/testing/testServer.ts. */
module.exports = () => require(join(__dirname, '..', '..', '..', '..', '.data', 'testServer.cjs'));
