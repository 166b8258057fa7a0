import { Facet } from '@catalogue/api-contract';
import { availableNow, type ActiveFilter } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyLibrary } from '../../../shared/myLibrary';
import { Button } from '../../../shared/ui/Button';
import { Select } from '../../../shared/ui/Select';
import css from './AvailabilitySwitches.module.css';
import { FilterSwitch } from './FilterSwitch';
import type { ResultView } from './resultView';
import { useFilters } from './useFilters';

const libraryFilter = ({ codigo, descricao }: { codigo: string; descricao: string }): ActiveFilter => ({
  ...{ tipo: Facet.library, codigo, descricao, campus: null },
});

/**
 * The first two filters: what can be taken home now, and what the reader's library has. On a phone the list of
 * libraries is for itself, behind the filters that are on.
 */
export function AvailabilitySwitches({ view, look }: { view: ResultView; look: 'row' | 'pill' | 'choice' }) {
  const { t } = useTranslation('search');
  const filters = useFilters(view.filters);
  const { library, choose } = useMyLibrary();
  const [isChoosing, setChoosing] = useState(false);
  const libraries = view.facets.find(({ code }) => code === Facet.library)?.counts?.entries() ?? [];
  if (view.available === null) return null;

  const isOn = view.filters.some(({ tipo }) => tipo === availableNow);
  const mine = library && libraries.find(({ codigo }) => codigo === library.codigo);
  const isMine =
    library !== null &&
    view.filters.some(
      ({ tipo, codigo, isExcluded }) => tipo === Facet.library && codigo === library.codigo && !isExcluded,
    );
  const available = (
    <FilterSwitch
      look={look === 'row' ? 'row' : 'pill'}
      isOn={isOn}
      count={view.available}
      label={t('availableNow')}
      choice={filters.available}
    />
  );
  const myLibrary = library && (
    <FilterSwitch
      look={look === 'row' ? 'row' : 'pill'}
      isOn={isMine}
      count={mine?.total ?? 0}
      label={t('myLibrary')}
      detail={look === 'row' && library.descricao}
      choice={filters.toggle(libraryFilter(mine ?? library))}
    />
  );
  const takes = (codigo: string) => {
    const chosen = libraries.find((offered) => offered.codigo === codigo);
    setChoosing(false);
    if (!chosen) return;
    choose({ codigo, descricao: chosen.descricao });
    filters.add(libraryFilter(chosen)).choose();
  };
  const choice = (
    <Select
      size="small"
      label={t('myLibrary')}
      labelHidden
      placeholder={t('chooseMyLibrary')}
      value=""
      options={libraries.map(({ codigo, descricao }) => ({ value: codigo, label: descricao }))}
      onChange={takes}
    />
  );
  if (look === 'pill')
    return (
      <>
        {available}
        {myLibrary}
      </>
    );
  // Once chosen, another one is chosen in the drawer.
  if (look === 'choice') return library || libraries.length === 0 ? null : <span className={css.choice}>{choice}</span>;
  return (
    <div className={css.root}>
      {available}
      {myLibrary}
      {(!library || isChoosing) && libraries.length > 0
        ? choice
        : library && (
            <Button variant="text" size="small" onClick={() => setChoosing(true)}>
              {t('otherLibrary')}
            </Button>
          )}
    </div>
  );
}
