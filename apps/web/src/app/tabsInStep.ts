import type { AppStore } from './store';

/** What tabs of one browser have in common: nobody waits for it before the first search. */
const load = () => import('./syncBrowserTabs');

/** The session of another tab, for an address that needs one; goes on without where that cannot be loaded. */
export const adoptSessionFirst = (store: AppStore): Promise<void> =>
  load()
    .then(({ adoptSessionOfAnother }) => adoptSessionOfAnother(store))
    .catch(console.warn);

/** Keeps this tab in step with the others. Where its code cannot be loaded, tries again until it can. */
export function keepTabsInStep(store: AppStore): void {
  let isBegun = false;
  let hasFailed = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    load()
      .then(({ syncBrowserTabs }) => syncBrowserTabs(store, hasFailed))
      .catch((error: unknown) => {
        console.warn(error);
        isBegun = false;
        hasFailed = true;
      });
  };
  begin();
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', begin);
}
