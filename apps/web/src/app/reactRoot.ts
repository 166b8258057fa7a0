import { createRoot, hydrateRoot } from 'react-dom/client';

/** In a module of React's own script, so that React is set up there, before and not with the app (decision 048). */
export const reactRoot = { create: createRoot, hydrate: hydrateRoot };
