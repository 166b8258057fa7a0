import type { PendingTitle } from '@catalogue/api-contract';
import {
  betterRenewalDay,
  daysGained,
  isWorthRenewing,
  renewalRefusal,
  renewedDueDate,
  type PersonRenewalBlock,
} from '@catalogue/domain';
import { useCheckedRows } from '../../shared/checkedRows';
import { shortDate, useToday } from '../../shared/dates';
import { ActingFor } from '../../shared/ui/ActingFor';
import { Button } from '../../shared/ui/Button';
import { CardTable } from '../../shared/ui/CardTable';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Dialog } from '../../shared/ui/Dialog';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { NotRenewable } from './NotRenewable';

interface RenewAllDialogProps {
  isOpen: boolean;
  heading: string;
  titles: readonly PendingTitle[];
  personBlock: PersonRenewalBlock | null;
  onClose: () => void;
  onRenew: (chosen: PendingTitle[]) => void;
}

/** What renewing several would give, book by book, before anything is sent; only what is worth its price is ticked. */
export function RenewAllDialog({ isOpen, heading, titles, personBlock, onClose, onRenew }: RenewAllDialogProps) {
  const { t, i18n } = useOwnTranslation('loans');
  const today = useToday();
  const date = (text: string) => shortDate(text, i18n.language);
  // Checked rows are those that differ from what is proposed.
  const { isChosen: isChanged, toggle } = useCheckedRows();
  const blockOf = (title: PendingTitle) => renewalRefusal(title, personBlock, today);
  const isChosen = (title: PendingTitle) =>
    !blockOf(title) && isWorthRenewing(title, today) !== isChanged(title.codExemplar);
  const chosen = titles.filter(isChosen);
  // Those that cannot be renewed come last.
  const sorted = [...titles].sort((a, b) => Number(blockOf(a) !== null) - Number(blockOf(b) !== null));

  const gainOf = (title: PendingTitle) => {
    const gain = daysGained(title, today);
    const better = betterRenewalDay(title, today);
    return (
      <>
        <b>{t('gain', { count: gain })}</b>
        {better && <span className="block muted">{t('gainOn', { date: date(better.day), count: better.gain })}</span>}
      </>
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={heading}
      size="xl"
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button
            variant="brand"
            reason={chosen.length === 0 ? t('tickOne') : undefined}
            onClick={() => onRenew(chosen)}
          >
            {t('renewChosen', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <ActingFor />
      <p className="mb-3">{t('renewAllWhat')}</p>
      <CardTable
        caption={heading}
        columns={[
          { key: 'book', label: t('book') },
          { key: 'due', label: t('dueDate') },
          { key: 'renewed', label: t('renewedColumn') },
          { key: 'gain', label: t('gainColumn') },
        ]}
        rows={sorted.map((title) => {
          const block = blockOf(title);
          return {
            key: title.codExemplar,
            cells: {
              book: block ? (
                title.descricao
              ) : (
                <Checkbox checked={isChosen(title)} onChange={() => toggle(title.codExemplar)}>
                  {title.descricao}
                </Checkbox>
              ),
              due: date(title.dataDevolucaoPrevista),
              renewed: block ? (
                <NotRenewable title={title} personBlock={personBlock} />
              ) : (
                date(renewedDueDate(title, today))
              ),
              gain: block ? '' : gainOf(title),
            },
          };
        })}
      />
    </Dialog>
  );
}
