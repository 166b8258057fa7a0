// Jest's Node environment, with the server that server.setup.ts bundled.
const { TestEnvironment } = require('jest-environment-node');
const loadTestServer = require('./loadTestServer.cjs');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadTestServer = loadTestServer;
  }
};
