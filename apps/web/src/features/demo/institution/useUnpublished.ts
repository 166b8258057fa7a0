import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../shared/useDraft';
import type { InstitutionDraft } from './institutionDraft';
import { onTopOf } from './onTopOf';

/** What was typed, and what was published then. */
interface Unpublished {
  published: InstitutionDraft;
  draft: InstitutionDraft;
}

/**
 * What the form was left with the last time, in this tab, on top of what is published now; null if all was published.
 * What is kept last is stored when the form is left.
 */
export function useUnpublished(stored: InstitutionDraft) {
  const [text, setText] = useDraft('ajustes');
  const [unpublished] = useState(() => parsed(text, stored));
  const latest = useRef<Unpublished | null>(null);
  const save = useRef(setText);
  useEffect(() => {
    save.current = setText;
  });
  // Once: it is too much to store with each key.
  useEffect(() => () => save.current(latest.current ? JSON.stringify(latest.current) : ''), []);
  return { unpublished, keep: (now: Unpublished | null) => void (latest.current = now) };
}

function parsed(text: string, stored: InstitutionDraft) {
  if (text === '') return null;
  try {
    const { published, draft } = JSON.parse(text) as Unpublished;
    return { published, draft, now: onTopOf(stored, published, draft) };
  } catch {
    // Written by an older version of the form.
    return null;
  }
}
