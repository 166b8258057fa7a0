import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { onDemand } from '../shared/onDemand';
import { selectPatron } from '../shared/session';
import type { FooterDialog } from './footerLists';

const CommentDialog = onDemand(async () => (await import('../features/units/CommentDialog')).CommentDialog);
const SuggestionDialog = onDemand(async () => (await import('../features/units/SuggestionDialog')).SuggestionDialog);

interface WrittenDialogsProps {
  open: FooterDialog | null;
  onClose: () => void;
}

/** Messages that a reader can send to a library. The code of both is loaded when one is first opened. */
export function WrittenDialogs({ open, onClose }: WrittenDialogsProps) {
  const patron = useSelector(selectPatron);
  const [wasOpened, setWasOpened] = useState(false);
  if (!wasOpened && (open === 'comment' || open === 'suggestion')) setWasOpened(true);
  if (!wasOpened) return null;
  // Keyed by the person, so that the next one does not see a text that was not sent.
  return (
    <Suspense key={patron?.user.cod_pessoa ?? ''}>
      <CommentDialog isOpen={open === 'comment'} onClose={onClose} />
      <SuggestionDialog isOpen={open === 'suggestion'} onClose={onClose} />
    </Suspense>
  );
}
