import { periodFlaw, type PeriodFlaw } from '@catalogue/domain';
import { Refusal, invalidInput } from './errors';

const messages: Partial<Record<PeriodFlaw, string>> = {
  datas_invertidas: 'a data final vem antes da inicial',
  data_depois_do_limite: 'vai além de hoje',
};

/**
 * For every query with a period: the screens' own rule, which a schema cannot check because it depends on the day (D1
 * §5).
 */
export function checkPeriod(query: Record<string, unknown>, today: string): void {
  const { dataIni, dataFim } = query;
  const [first, last] = [dataIni ?? dataFim, dataFim ?? dataIni];
  if (typeof first !== 'string' || typeof last !== 'string') return;
  const flaw = periodFlaw({ dataIni: first, dataFim: last }, today);
  if (!flaw) return;
  const name = dataFim === undefined ? 'dataIni' : 'dataFim';
  const { status, key, details } = invalidInput([
    { code: 'custom', path: [name], message: messages[flaw] ?? flaw, input: last },
  ]);
  throw new Refusal(status, key, { ...details, facts: { regra: flaw, dataIni, dataFim, hoje: today } });
}
