import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/api';
import { signedOut } from '../../shared/session';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { ClockPart } from './ClockPart';
import { CommentsPart } from './CommentsPart';
import { FaultsPart } from './FaultsPart';
import { InstitutionPart } from './InstitutionPart';
import { LibraryPart } from './LibraryPart';
import { OutboxPart } from './OutboxPart';
import { PersonPart } from './PersonPart';

// In the page's flow, after its end: it covers nothing.
const Strip = styled('aside', {
  base: { display: 'flex', justifyContent: 'center', padding: 'e2', bg: 'bg.muted', fontSize: 'sm' },
});
const Parts = styled('div', {
  base: { display: 'grid', columnGap: 'e6', _medium: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const Why = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', paddingBottom: 'e4' } });

/** Shows every situation of a library without a terminal. Only a server with a control room has it. */
export default function DemoDock() {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);

  const readAgain = () => {
    dispatch(
      api.util.invalidateTags(['site', 'search', 'title', 'loans', 'person', 'holds', 'loanRequests', 'clearance']),
    );
    dispatch(api.util.invalidateTags(['comments', 'requests', 'alerts', 'acquisitions', 'interestProfile', 'basket']));
  };
  const startAgain = () => {
    // Who was signed in may be nobody there.
    dispatch(signedOut());
    window.location.assign('/');
  };

  return (
    <Strip aria-label={t('demo')} data-screen-only="">
      <Button size="small" variant="text" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        {t('open')}
      </Button>
      {/* What leads to another page shows it. */}
      <Dialog isOpen={openAt === key} onClose={close} title={t('demo')} size="xl">
        <Why>{t('why')}</Why>
        <Parts>
          <PersonPart onDone={close} />
          <InstitutionPart onChange={readAgain} />
          <ClockPart onChange={readAgain} />
          <FaultsPart />
          <OutboxPart />
          <CommentsPart onChange={readAgain} />
          <LibraryPart onOther={startAgain} />
        </Parts>
      </Dialog>
    </Strip>
  );
}
