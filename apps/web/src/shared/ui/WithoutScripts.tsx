import type { ReactNode } from 'react';
import { isServer } from '../platform';

/**
 * What does the same without scripts as a control that needs them, which base.css hides then. Only the server makes it: a
 * browser with scripts has an empty place, and does not render again when it has hydrated.
 */
export const WithoutScripts = ({ children }: { children: () => ReactNode }) => (
  <noscript>{isServer && children()}</noscript>
);
