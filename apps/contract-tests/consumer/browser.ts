/** The browser's storage, which the app's session store needs and Node lacks. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

Object.assign(globalThis, { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });

// Every scenario has a mock server of its own on some port: a connection kept alive from an earlier one is dead.
const fetchOfNode = globalThis.fetch;
globalThis.fetch = (address, init) =>
  fetchOfNode(address, { ...init, headers: { ...init?.headers, connection: 'close' } });
