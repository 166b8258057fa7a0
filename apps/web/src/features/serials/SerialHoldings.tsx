import { serialHoldings } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useListKardexQuery } from './serials.api';

/** From when to when a library has a serial, and the last issue. A failure is ignored: the collection tab reports it. */
export function SerialHoldings({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('serials');
  const { data } = useListKardexQuery({ params: { id: codAcervo }, query: {} });
  const held = data && serialHoldings(data);
  if (!held) return null;
  const { from, until, last } = held;
  return (
    <p className="mb-3">
      <b>{t(from === until ? 'holdingsOfYear' : 'holdings', { from, until })}</b>{' '}
      <span className="muted">· {t('lastIssue', { issue: last })}</span>
    </p>
  );
}
