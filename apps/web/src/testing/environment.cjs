// jsdom, with the pieces of the platform that it lacks or has twice: the real server runs in this process beside the page.
const { TestEnvironment } = require('jest-environment-jsdom');

const nothing = () => undefined;

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
      'BroadcastChannel',
      'WebAssembly',
      'setImmediate',
      'clearImmediate',
    ])
      this.global[name] = globalThis[name];
    // jsdom lays nothing out: there are no sizes to watch and nothing to scroll.
    this.global.ResizeObserver = class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    };
    this.global.IntersectionObserver = this.global.ResizeObserver;
    this.global.matchMedia = () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing });
    this.global.scrollTo = nothing;
    this.global.Element.prototype.scrollTo = nothing;
    this.global.Element.prototype.scrollIntoView = nothing;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
