import type { PendingTitle } from '@catalogue/api-contract';
import { daysGained, renewalRefusal } from '@catalogue/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCutOffReason } from '../../shared/connection';
import { useToday } from '../../shared/dates';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { CheckAll } from '../../shared/ui/CheckAll';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { ListTools } from '../../shared/ui/ListTools';
import { Paged } from '../../shared/ui/Paged';
import { Select } from '../../shared/ui/Select';
import { useChoiceInAddress } from '../../shared/useAddress';
import { useCheckedRows } from '../../shared/checkedRows';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { CalendarButton } from './CalendarButton';
import { byDueDate, byTitle } from './loanOrder';
import { LoanRow } from './LoanRow';
import { RenewAllDialog } from './RenewAllDialog';
import { useRenewal } from './useRenewal';
import { usePersonRenewalBlock } from './usePersonRenewalBlock';

interface PendingLoansProps {
  titles: PendingTitle[];
  /** Shows a button that opens what renewing all would give. */
  canRenewAll?: boolean;
}

export function PendingLoans({ titles, canRenewAll }: PendingLoansProps) {
  const { t } = useOwnTranslation(['loans', 'shared']);
  const today = useToday();
  const personBlock = usePersonRenewalBlock();
  const cutOff = useCutOffReason();
  const dispatch = useDispatch();
  const [order, sortBy] = useChoiceInAddress('ordem', ['titulo'], { replace: true });
  const rows = useCheckedRows();
  // The copies whose renewal is asked about first, or all; they stay while the dialog closes.
  const [asked, setAsked] = useState<readonly string[] | 'all'>('all');
  const [isAsking, setAsking] = useState(false);
  const { renew, outcomes, original, resetPlaces, isBusy, isWriting } = useRenewal();
  if (titles.length === 0)
    return (
      <EmptyState
        title={t('noPendingTitles')}
        actions={
          <>
            <LinkButton variant="brand" to="/">
              {t('searchCatalogue', { ns: 'shared' })}
            </LinkButton>
            <CalendarButton titles={titles} />
          </>
        }
      />
    );

  // LOOK §6: a renewed row keeps its place until the list is opened again or sorted differently.
  const compare = order === 'titulo' ? byTitle : byDueDate;
  const sorted = [...titles].sort((a, b) => compare(original(a), original(b)));
  const renewable = sorted.filter((title) => !renewalRefusal(title, personBlock, today));
  const chosen = renewable.filter((title) => rows.isChosen(title.codExemplar));
  // A renewal that extends the loan by no day would be wasted: it is ticked by nobody but the patron.
  const extendable = renewable.filter((title) => daysGained(title, today) > 0);
  const leftOut = renewable.length - extendable.length;

  function ask(some: typeof asked) {
    setAsked(some);
    setAsking(true);
  }
  function renewChosen() {
    if (chosen.length === 0) return void dispatch(toastShown({ tone: 'warning', message: t('chooseOne') }));
    // As with a single one, a renewal that gains nothing is asked about first.
    if (chosen.some((title) => daysGained(title, today) === 0))
      return ask(chosen.map(({ codExemplar }) => codExemplar));
    rows.clear();
    void renew(chosen);
  }

  return (
    <>
      <ListTools>
        {extendable.length > 0 && (
          <CheckAll codes={extendable.map(({ codExemplar }) => codExemplar)} rows={rows}>
            {t(leftOut > 0 ? 'selectExtendable' : 'selectRenewable', { count: extendable.length })}
          </CheckAll>
        )}
        <Select
          inline
          label={t('order')}
          value={order}
          onChange={(value) => {
            resetPlaces();
            sortBy(value);
          }}
          options={[
            { value: '', label: t('orderDue') },
            { value: 'titulo', label: t('orderTitle') },
          ]}
        />
        {renewable.length > 0 && (
          <Button onClick={renewChosen} busy={isBusy} reason={cutOff}>
            {t('renewSelected')}
          </Button>
        )}
        {canRenewAll && (
          <Button busy={isBusy} reason={cutOff} onClick={() => ask('all')}>
            {t('renewAllAsk')}
          </Button>
        )}
        <CalendarButton titles={sorted} />
      </ListTools>
      <RenewAllDialog
        isOpen={isAsking}
        heading={t(asked === 'all' ? 'renewAllTitle' : 'renewSelected')}
        titles={asked === 'all' ? sorted : sorted.filter(({ codExemplar }) => asked.includes(codExemplar))}
        personBlock={personBlock}
        onClose={() => setAsking(false)}
        onRenew={(some) => {
          setAsking(false);
          rows.clear();
          void renew(some);
        }}
      />
      <Paged items={sorted}>
        {(page) => (
          <ul>
            {page.map((title) => (
              <LoanRow
                key={title.codExemplar}
                title={title}
                personBlock={personBlock}
                result={outcomes[title.codExemplar]}
                selected={rows.isChosen(title.codExemplar)}
                onToggle={() => rows.toggle(title.codExemplar)}
                onRenew={() => void renew([title])}
                renewing={isWriting(title)}
              />
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
