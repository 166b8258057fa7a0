import type { HoldForecastReply } from '@catalogue/api-contract';
import { shortDate } from '../../shared/dates';
import { useOwnTranslation } from '../../shared/useOwnTranslation';

interface ForecastProps {
  previsao: HoldForecastReply;
  /** In a list, how often forecasts came true is told with what they are worked out from: it is the same in each row. */
  inList?: boolean;
}

/**
 * When a hold will probably be ready, how often that came true in this library, and what it is worked out from. Nothing
 * where it is not known.
 */
export function Forecast({ previsao, inList }: ForecastProps) {
  const { t, i18n } = useOwnTranslation('holds');
  if (!previsao) return null;
  const date = (day: string) => shortDate(day, i18n.language);
  const { de, ate, exemplares, proxima_devolucao, emprestimos, anteriores } = previsao;
  const cameTrue = anteriores && t('forecastCameTrue', { kept: anteriores.cumpridas, total: anteriores.total });
  return (
    <>
      <p>{t('probably', { from: date(de), to: date(ate) })}</p>
      {cameTrue && !inList && <p className="text-sm">{cameTrue}</p>}
      <details className="text-sm">
        <summary>{t('forecastWhy')}</summary>
        {cameTrue && inList && <p>{cameTrue}</p>}
        <p>
          {t('forecastCopies', { count: exemplares })}{' '}
          {proxima_devolucao && t('forecastNext', { date: date(proxima_devolucao) })}{' '}
          {emprestimos === undefined ? t('forecastPace') : t('forecastShown', { count: emprestimos })}
        </p>
      </details>
    </>
  );
}
