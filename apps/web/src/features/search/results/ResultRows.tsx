import type { SearchItem } from '@catalogue/api-contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CheckedRows } from '../../../shared/checkedRows';
import { useBasket } from '../../basket/public';
import { ResultRow } from '../ResultRow';
import type { FromResults } from './resultView';
import { useOpenLibraries } from './useOpenLibraries';
import type { useTitleExtras } from './useTitleExtras';

export interface ListedTitles {
  titles: readonly SearchItem[];
  /** Navigation state for a title's page: the way back, and the next title. */
  from: FromResults;
  /** Null if the titles are not of this catalogue. */
  selection: CheckedRows | null;
  extrasOf: ReturnType<typeof useTitleExtras>;
}

/**
 * The page's titles, one row each. Props of unchanged rows keep their identity, so that only changed rows render again.
 */
export function ResultRows({ titles, from, selection, extrasOf, terms }: ListedTitles & { terms: readonly string[] }) {
  // Not by the list: on the server its other parts would wait for it.
  const openLibraries = useOpenLibraries({ skip: selection === null });
  const basket = useBasket();
  const inBasket = useMemo(() => new Set(basket.titles.map(({ cod_acervo }) => cod_acervo)), [basket.titles]);
  const now = useRef({ basket, selection });
  useEffect(() => {
    now.current = { basket, selection };
  });
  const select = useCallback((code: string) => now.current.selection?.toggle(code), []);
  const toBasket = useCallback((title: SearchItem) => {
    const { has, remove, add } = now.current.basket;
    if (has(title.cod_acervo)) remove(title.cod_acervo);
    else add([title]);
  }, []);
  return (
    <ol>
      {titles.map((title) => (
        <li key={title.cod_acervo}>
          <ResultRow
            title={title}
            terms={terms}
            from={from}
            {...extrasOf(title.cod_acervo)}
            openLibraries={openLibraries}
            isSelected={selection?.isChosen(title.cod_acervo)}
            isInBasket={inBasket.has(title.cod_acervo)}
            onSelect={selection ? select : undefined}
            onBasket={selection ? toBasket : undefined}
          />
        </li>
      ))}
    </ol>
  );
}
