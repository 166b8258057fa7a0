import type { RequestConditions, RequestEntry } from '@catalogue/api-contract';
import { addWorkingDays, reaisInText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { dayOf, shortDate, useTimeZone, useToday } from '../../shared/dates';
import { useListRequestConditionsQuery } from './requests.api';

function useConditions(type: string) {
  const { currentData, isLoading } = useListRequestConditionsQuery();
  return { conditions: currentData?.find(({ tipo }) => tipo === type), isLoading };
}

/**
 * How long a kind of request takes and what it costs, before one asks. Its line is there from the beginning, so that what
 * is below does not move when it comes; it goes in front of a server that does not tell.
 */
export function Conditions({ type }: { type: string }) {
  const { t } = useTranslation('requests');
  const { conditions, isLoading } = useConditions(type);
  if (!conditions) return isLoading && <p aria-hidden>&nbsp;</p>;
  return (
    <p>
      {t('within', { count: conditions.dias_uteis })} · {t(costOf(conditions), costFacts(conditions))}
    </p>
  );
}

const costOf = ({ valor, paginas }: RequestConditions) =>
  valor === 0 ? 'costsNothing' : paginas === null ? 'costs' : 'costsByPages';

const costFacts = ({ valor, paginas }: RequestConditions) => ({ amount: reaisInText(valor), count: paginas ?? 1 });

/** By when what was asked for is there; nothing once that day is over. */
export function Expected({ request: { tipo, data } }: { request: Pick<RequestEntry, 'tipo' | 'data'> }) {
  const { t, i18n } = useTranslation('requests');
  const { conditions } = useConditions(tipo);
  const made = dayOf(data, useTimeZone());
  const today = useToday();
  const day = conditions && addWorkingDays(made, conditions.dias_uteis);
  if (!day || day < today) return null;
  return <p className="text-sm regular">{t('expectedBy', { date: shortDate(day, i18n.language) })}</p>;
}
