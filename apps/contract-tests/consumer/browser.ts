/** What the app's session store needs of a browser and Node lacks. */
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
