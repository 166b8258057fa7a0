import type { HoldForecastReply } from '@catalogue/api-contract';
import { shortDate } from '../../shared/dates';
import { useOwnTranslation } from '../../shared/useOwnTranslation';

/** When a hold will probably be ready. With `basis`: how often that came true here, and what it is worked out from. Nothing where it is not known. */
export function Forecast({ previsao, basis }: { previsao: HoldForecastReply; basis?: boolean }) {
  const { t, i18n } = useOwnTranslation('holds');
  if (!previsao) return null;
  const date = (day: string) => shortDate(day, i18n.language);
  const { de, ate, exemplares, proxima_devolucao, emprestimos, anteriores } = previsao;
  return (
    <>
      <p>{t('probably', { from: date(de), to: date(ate) })}</p>
      {basis && anteriores && (
        <p className="text-sm">{t('forecastHeld', { held: anteriores.cumpridas, total: anteriores.total })}</p>
      )}
      {basis && (
        <details className="text-sm">
          <summary>{t('forecastWhy')}</summary>
          <p>
            {t('forecastCopies', { count: exemplares })}{' '}
            {proxima_devolucao && t('forecastNext', { date: date(proxima_devolucao) })}{' '}
            {emprestimos === undefined ? t('forecastPace') : t('forecastShown', { count: emprestimos })}
          </p>
        </details>
      )}
    </>
  );
}
