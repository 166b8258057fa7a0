// jsdom, plus platform APIs that it lacks or duplicates: the real server runs in the same process as the page.
const { TestEnvironment } = require('jest-environment-jsdom');
const loadTestServer = require('@catalogue/mock-api/src/testing/loadTestServer.cjs');

// Lines of the page that a failed query prints.
process.env.DEBUG_PRINT_LIMIT ??= '2000';

const nothing = () => undefined;

const inline = new Set(
  'a abbr b button cite code em i img input kbd label mark q s select small span strong sub sup svg textarea time u'.split(
    ' ',
  ),
);
const unstyled = { getPropertyValue: () => '' };

// An element's default and inline styles only. jsdom's own computation takes a tenth of a test's time and is useless without
// a layout.
function computedStyle(element, pseudoElement) {
  if (pseudoElement) return unstyled;
  const { style } = element;
  const display = style.display || (inline.has(element.localName) ? 'inline' : 'block');
  return {
    display,
    visibility: style.visibility || 'visible',
    opacity: style.opacity || '1',
    pointerEvents: style.pointerEvents || 'auto',
    getPropertyValue: (name) => (name === 'display' ? display : style.getPropertyValue(name)),
  };
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    // The production builds of React and related packages: development checks take half of a test's time.
    this.global.process.env.NODE_ENV = 'production';
    this.global.loadTestServer = loadTestServer;
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
    this.global.readStyleSheets = this.global.getComputedStyle;
    this.global.getComputedStyle = computedStyle;
    this.global.IntersectionObserver = this.global.ResizeObserver;
    this.global.matchMedia = () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing });
    this.global.scrollTo = nothing;
    this.global.Element.prototype.scrollTo = nothing;
    this.global.Element.prototype.scrollIntoView = nothing;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
