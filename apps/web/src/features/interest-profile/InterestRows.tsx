import { daysBetween } from '@catalogue/domain';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableDate, useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Paged } from '../../shared/ui/Paged';
import { Badge } from '../../shared/ui/Badge';
import { useReport } from '../../shared/useReport';
import { useRowWrites } from '../../shared/useRowWrites';

/** An interest that ends within so many days is marked. */
const soonDays = 7;

/** A followed item, as its row shows it. */
export interface Interest {
  key: string;
  name: string;
  /** The name as displayed, where it is a link. */
  shownName?: ReactNode;
  facts: readonly string[];
  /** Until when it is followed; without it, until it is ended. */
  validity?: string;
  /** Shown below the facts. */
  more?: ReactNode;
}

interface InterestRowsProps {
  label: string;
  /** Of `useListFocus`, where no heading takes the focus of a removed row. */
  list?: Ref<HTMLUListElement>;
  interests: readonly Interest[];
  /** Without it, nothing can be changed. */
  changeLabel?: string;
  onChange?: (key: string) => void;
  onRemove: (key: string) => Promise<{ error?: unknown }>;
  /** The question before a removal, and what is said after it; by default those of the profile. */
  removeWhat?: (name: string) => string;
  removedText?: (name: string) => string;
}

/** Followed items with their validity; each can be changed, or removed after a confirmation. */
export function InterestRows(props: InterestRowsProps) {
  const { label, list, interests, changeLabel, onChange, onRemove } = props;
  const { t } = useTranslation(['interest-profile', 'shared']);
  const report = useReport();
  const [asked, setAsked] = useState<Interest | null>(null);
  const { write, isWriting } = useRowWrites<Interest, never>(({ key }) => key);
  const { removeWhat = (name) => t('removeWhat', { name }), removedText = (name) => t('removed', { name }) } = props;

  const remove = (interest: Interest) =>
    write([interest], async () => {
      await report(onRemove(interest.key), removedText(interest.name));
      return {};
    });
  function confirm() {
    setAsked(null);
    if (asked) void remove(asked);
  }
  return (
    <>
      <Paged items={interests}>
        {(shown) => (
          <ul ref={list} tabIndex={-1} aria-label={label}>
            {shown.map((interest) => (
              <li className="row gap-2 gap-x-4 py-3 border-b" key={interest.key}>
                <div className="grow">
                  <p className="strong wrap-anywhere">{interest.shownName ?? interest.name}</p>
                  <p className="row gap-1 gap-x-4 text-sm muted">
                    {interest.facts.map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                    {interest.validity !== undefined && <Until validity={interest.validity} />}
                  </p>
                  {interest.more}
                </div>
                <div className="row items-start gap-2">
                  {onChange && (
                    <Button
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={`${changeLabel}: ${interest.name}`}
                      onClick={() => onChange(interest.key)}
                    >
                      {changeLabel}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="text"
                    busy={isWriting(interest)}
                    aria-haspopup="dialog"
                    aria-label={t('removeOf', { name: interest.name })}
                    onClick={() => setAsked(interest)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={confirm}
        title={t('stopFollowingTitle')}
        confirmLabel={t('stopFollowing')}
        keepLabel={t('keep', { ns: 'shared' })}
      >
        {removeWhat(asked?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}

function Until({ validity }: { validity: string }) {
  const { t } = useTranslation('interest-profile');
  const today = useToday();
  const tableDate = useTableDate();
  const days = daysBetween(today, validity);
  return (
    <>
      <span>{t('until', { date: tableDate(validity) })}</span>
      {days <= soonDays && <Badge tone="warning">{days <= 0 ? t('endsToday') : t('endsIn', { count: days })}</Badge>}
    </>
  );
}
