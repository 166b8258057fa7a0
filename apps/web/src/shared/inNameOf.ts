import { createContext, useContext } from 'react';

/** The name of the person for whom the patron acts; null for a patron who acts for themselves. */
export const InNameOf = createContext<string | null>(null);

/** The context of a text: `acting` where it speaks of the person for whom the reader acts. */
export const useActingContext = () => (useContext(InNameOf) === null ? undefined : ('acting' as const));
