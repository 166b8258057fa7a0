import { daysBetween } from '@catalogue/domain';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableDate, useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Paged } from '../../shared/ui/Paged';
import { Badge } from '../../shared/ui/Badge';
import { useReport } from '../../shared/useReport';

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
  const { label, interests, changeLabel, onChange, onRemove } = props;
  const { t } = useTranslation(['interest-profile', 'shared']);
  const report = useReport();
  const [asked, setAsked] = useState<Interest | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { removeWhat = (name) => t('removeWhat', { name }), removedText = (name) => t('removed', { name }) } = props;

  async function remove() {
    if (!asked || isRemoving) return;
    setRemoving(true);
    await report(onRemove(asked.key), removedText(asked.name));
    setRemoving(false);
    setAsked(null);
  }
  return (
    <>
      <Paged items={interests}>
        {(shown) => (
          <ul aria-label={label}>
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
        onConfirm={() => void remove()}
        busy={isRemoving}
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
