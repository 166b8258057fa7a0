import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether a component is rendered on the server, or for the first time in the browser over what the server rendered. */
export const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
