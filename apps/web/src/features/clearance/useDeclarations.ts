import { useState } from 'react';
import { isNotFound } from '../../shared/isNotFound';
import { refetchAlways } from '../../shared/refetchAlways';
import { useFormDraft } from '../../shared/useFormDraft';
import { useListDeclarationsQuery } from './clearance.api';
import type { Signed } from './signed';

/** The patron's declarations, newest first; `failed`: the list that did not arrive. */
export function useDeclarations() {
  const query = useListDeclarationsQuery(undefined, refetchAlways);
  const [latest, setLatest] = useState<Signed>();
  // A server without the list returns a declaration once: it stays in this tab.
  const { draft, change } = useFormDraft<{ signed: Signed[] }>('nada-consta');
  const listed = query.currentData ?? draft.signed ?? [];
  const isListed = listed.some(({ codigo_autenticidade }) => codigo_autenticidade === latest?.codigo_autenticidade);
  return {
    signed: latest && !isListed ? [latest, ...listed] : listed,
    failed: isNotFound(query.error) ? null : query,
    latest,
    add(one: Signed) {
      setLatest(one);
      change({ signed: [one, ...(draft.signed ?? [])] });
    },
  };
}
