/** What the app uses of the browser's storage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps values until the page is left. */
function pageStorage(): KeyStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

// A browser without cookies, or a frame of another site, throws when its storage is read; some apps' browsers have none.
const orOfPage = (storage: () => Storage | null): (() => KeyStorage) => {
  const ofPage = pageStorage();
  return () => {
    try {
      return storage() ?? ofPage;
    } catch {
      return ofPage;
    }
  };
};

/** Outlives the visit, for all tabs; where the browser refuses it, what is kept ends with the page. */
export const browserStorage = orOfPage(() => localStorage);
/** Ends with the tab; where the browser refuses it, with the page. */
export const tabStorage = orOfPage(() => sessionStorage);
