import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InPlaceState } from '../../shared/useScrollRestoration';
import { tabAddress } from './titleTabs';

/** "1 de 63 · Próximo título" (LOOK §5): the title's position in the results that linked here, and its neighbours. */
export function PlaceInResults({ codAcervo, from }: { codAcervo: string; from: InPlaceState }) {
  const { t, i18n } = useTranslation('title');
  const { results, list = [], steps = 1 } = from;
  const at = list.indexOf(codAcervo);
  if (at === -1) return null;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const [previous, next] = [list[at - 1], list[at + 1]];
  const onward = { results, list, steps: steps + 1 };
  return (
    <nav className="row items-center gap-x-4" aria-label={t('inResults')}>
      <span className="muted num" role="status">
        {t('placeInResults', { place: number(at + 1), total: number(list.length) })}
      </span>
      {previous && (
        <Link to={tabAddress(previous, 'detail')} state={onward}>
          {t('previousTitle')}
        </Link>
      )}
      {next && (
        <Link to={tabAddress(next, 'detail')} state={onward}>
          {t('nextTitle')}
        </Link>
      )}
    </nav>
  );
}
