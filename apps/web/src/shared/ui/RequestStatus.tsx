import { LoanRequestStatus, type LoanRequestStatusCode } from '@catalogue/api-contract';
import { isOpenRequest, reaisInText } from '@catalogue/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, shortDate, useTimeZone } from '../dates';
import { Badge } from './Badge';
import { Select } from './Select';
import type { Tone } from './tone';
import css from './RequestStatus.module.css';

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

const steps = [
  LoanRequestStatus.waiting,
  LoanRequestStatus.inTransit,
  LoanRequestStatus.available,
  LoanRequestStatus.finished,
] as const;

interface RequestStepsProps {
  /** `data`: the moment of the request; `passos`: the ISO date of each later status, where the server tells it. */
  request: { status: LoanRequestStatusCode; data: string; passos?: Record<string, string> | undefined };
  whenReady: string;
  /** By when it is there, while it is not. */
  expected?: ReactNode;
}

/** How far an open request is and since when, and what to do once it is there. Nothing for one that has ended. */
export function RequestSteps({ request: { status, data, passos }, whenReady, expected }: RequestStepsProps) {
  const { t, i18n } = useTranslation('shared');
  const made = dayOf(data, useTimeZone());
  if (!isOpenRequest(status)) return null;
  const dayAt = (step: LoanRequestStatusCode) => (step === LoanRequestStatus.waiting ? made : passos?.[step]);
  return (
    <>
      <ol className={css.steps} aria-label={t('requestSteps')}>
        {steps.map((step) => {
          const day = step <= status ? dayAt(step) : undefined;
          return (
            <li
              className={clsx(css.step, step <= status && css.reached)}
              aria-current={step === status ? 'step' : undefined}
              key={step}
            >
              {t(`requestStatus_${step}`)}
              {day && (
                <>
                  {' '}
                  <time dateTime={day}>{shortDate(day, i18n.language)}</time>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {status === LoanRequestStatus.available ? <p className="text-sm regular">{whenReady}</p> : expected}
    </>
  );
}

/** What the library answered, or why it refused, and what the request costs. Nothing while it has not said anything. */
export function RequestAnswer({ resposta, valor }: { resposta?: string | null; valor?: number | null }) {
  const { t } = useTranslation('shared');
  if (!resposta && typeof valor !== 'number') return null;
  return (
    <p className="text-sm regular">
      {resposta && (
        <>
          {t('libraryAnswer')} <span lang="pt-BR">{resposta}</span>{' '}
        </>
      )}
      {typeof valor === 'number' && t(valor === 0 ? 'requestIsFree' : 'requestCosts', { amount: reaisInText(valor) })}
    </p>
  );
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
