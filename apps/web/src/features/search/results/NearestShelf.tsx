import { clsx } from 'clsx';
import type { ShelfPlace } from '@catalogue/api-contract';
import { nearestShelf } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Availability } from '../../../shared/ui/Availability';
import { useOnceOrAfter } from '../../../shared/useOnceOrAfter';
import type { OpenLibraries } from './useOpenLibraries';
import css from './NearestShelf.module.css';

interface NearestShelfProps {
  /** Null while they are on their way. */
  places: readonly ShelfPlace[] | null;
  /** The title's own, which the row shows already. */
  callNumber: string | null | undefined;
  /** The libraries that have it, which the search has told already. */
  libraries: readonly string[];
  openLibraries: OpenLibraries;
}

/** In milliseconds, how long the place stays empty for what is on its way. */
const longestWait = 2000;

/** Where to fetch a title from, and for how long it may be taken home (decision 052). */
export function NearestShelf({
  places,
  callNumber,
  libraries,
  openLibraries: { isLoading, states, mine },
}: NearestShelfProps) {
  const { t } = useTranslation('search');
  if (!useOnceOrAfter(places !== null && !isLoading, longestWait)) return <div className={css.expected} />;
  const nearest = nearestShelf(places ?? [], (code) => states.get(code)?.entry ?? 'later', mine);
  // In the same place, so that nothing moves for a call that fails or does not end.
  if (!nearest) return <p className={clsx(css.expected, 'text-sm')}>{libraries.join(', ')}</p>;
  const { cod_biblioteca, desc_biblioteca, localizacao, numero_chamada, dias_min, dias_max } = nearest;
  const open = states.get(cod_biblioteca);
  const others = (places?.length ?? 0) - 1;
  const loan =
    dias_min === dias_max
      ? t('loanDays', { count: dias_max })
      : t('loanDaysRange', { shortest: dias_min, longest: dias_max });
  const where = [desc_biblioteca, localizacao, numero_chamada === callNumber ? null : numero_chamada];
  return (
    <div className={css.room}>
      <p className="text-sm">
        {where.filter(Boolean).join(', ')}{' '}
        {others > 0 && <span className="muted">{t('otherPlaces', { count: others })}</span>}
      </p>
      {open ? (
        <Availability state={open.isOpen ? 'available' : 'lent'} detail={loan}>
          {open.text}
        </Availability>
      ) : (
        <p className="text-sm muted">{loan}</p>
      )}
    </div>
  );
}
