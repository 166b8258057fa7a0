import { createContext } from 'react';

/** The name of the person for whom the patron acts; null for a patron who acts for themselves. */
export const InNameOf = createContext<string | null>(null);
