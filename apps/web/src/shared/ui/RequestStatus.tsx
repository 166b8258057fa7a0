import { LoanRequestStatus, type LoanRequestStatusCode } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Badge } from './Badge';
import { Select } from './Select';
import type { Tone } from './tone';

/** Of a patron's request (D1 §4). */
export const requestStatuses = Object.values(LoanRequestStatus);
const toneOf: Record<LoanRequestStatusCode, Tone> = {
  [LoanRequestStatus.waiting]: 'info',
  [LoanRequestStatus.inTransit]: 'info',
  [LoanRequestStatus.available]: 'ok',
  [LoanRequestStatus.finished]: 'ok',
  [LoanRequestStatus.notFinished]: 'warning',
  [LoanRequestStatus.removed]: 'warning',
};

/** The status of a patron's request (D1 §4). */
export function RequestStatusBadge({ status }: { status: LoanRequestStatusCode }) {
  const { t } = useTranslation('shared');
  return <Badge tone={toneOf[status]}>{t(`requestStatus_${status}`)}</Badge>;
}

interface RequestStatusSelectProps {
  /** Empty: all of them. */
  value: LoanRequestStatusCode | '';
  onChange: (status: string) => void;
}

/** Selects one status, or all. */
export function RequestStatusSelect({ value, onChange }: RequestStatusSelectProps) {
  const { t } = useTranslation('shared');
  return (
    <Select
      label={t('requestStatus')}
      placeholder={t('allRequestStatuses')}
      options={requestStatuses.map((status) => ({ value: status, label: t(`requestStatus_${status}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
