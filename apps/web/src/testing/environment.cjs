// jsdom, with the pieces of the platform that it lacks or has twice: the real server runs in this process beside the page.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'fetch',
      'Headers',
      'Request',
      'Response',
      'URL',
      'URLSearchParams',
      'AbortController',
      'AbortSignal',
      'TextEncoder',
      'TextDecoder',
      'Uint8Array',
      'ArrayBuffer',
      'structuredClone',
      'WebAssembly',
      'setImmediate',
      'clearImmediate',
    ])
      this.global[name] = globalThis[name];
    // jsdom lays nothing out: there are no sizes to watch and nothing to scroll.
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollTo = () => {};
    this.global.Element.prototype.scrollIntoView = () => {};
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
