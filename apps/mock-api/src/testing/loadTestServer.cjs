// Outside of Jest's own module loader: once per process, not once per test file.
const { join } = require('node:path');

/** The bundle that apps/mock-api/build.mjs builds from apps/mock-api/src/testing/testServer.ts. */
module.exports = () => require(join(__dirname, '..', '..', '..', '..', '.data', 'testServer.cjs'));
