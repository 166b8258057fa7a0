import { encryptedStore } from './encryptedStore';
import type { Shape } from './storedShape';
import { browserStorage, tabStorage } from './browserStorage';

/** A value stored, encrypted, as long as the session: in this tab, or in the browser if the session is remembered. */
export function storedWithSession<Kept>(name: string, is: Shape<Kept>) {
  const ofTab = encryptedStore(name, is, tabStorage);
  const ofBrowser = encryptedStore(name, is, browserStorage);
  const storeFor = (remember: boolean) => (remember ? ofBrowser : ofTab);
  return {
    /** If the page cannot encrypt, nothing is stored. */
    save(value: Kept, remember: boolean): Promise<void> {
      // Cancels at once a write to the other store that is still in progress.
      void storeFor(!remember).save(null);
      return storeFor(remember).save(value);
    },
    /** The value of this tab, or else of this browser. One that cannot be read is dropped. */
    read: async (): Promise<Kept | null> => (await ofTab.read()) ?? (await ofBrowser.read()),
    /** Removes it from the one store. */
    drop: (remember: boolean): void => void storeFor(remember).save(null),
    /** Removes it from both. */
    clear(): void {
      void ofTab.save(null);
      void ofBrowser.save(null);
    },
    /** Calls back when another tab of this browser changes the value that the browser stores. */
    onChange: ofBrowser.onChange,
  };
}
