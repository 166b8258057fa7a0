import type { SearchResult } from '@catalogue/api-contract';
import { indexTitles } from '@catalogue/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { languageText, workTypeText } from '../../../shared/recordText';
import type { Settings } from '../../../shared/settings';
import type { SearchAddress } from '../searchAddress';
import { viewOfPage } from './pageOfSet';
import { orderOf, pageSizeOf, resultView } from './resultView';

const noSizes: readonly number[] = [];

/** The page sizes that this catalogue offers (ruling D25). */
export const usePageSizes = () =>
  useSelector((state: { settings: Settings | null }) => state.settings?.page_sizes ?? noSizes);

/** The view of a result set for an address; the index is built once per set, the rest at each change. */
export function useResultView(set: SearchResult | undefined, address: SearchAddress) {
  const { t, i18n } = useTranslation(['search', 'shared']);
  const { t: shared } = useTranslation('shared');
  const sizes = usePageSizes();
  const sentView = useMemo(() => (set ? viewOfPage(set, address) : null), [set, address]);
  const isWhole = sentView === 'whole';
  const index = useMemo(
    () =>
      set &&
      isWhole &&
      indexTitles(set.data, {
        noDate: t('noDate', { ns: 'shared' }),
        onlyWithCover: t('onlyWithCover'),
        onlyWithOnline: t('onlyWithOnline'),
        onlyWithAccessible: t('onlyWithAccessible'),
        workType: (item) => workTypeText(item, shared),
        language: (item) => languageText(item, i18n.language),
      }),
    [set, isWhole, t, shared, i18n.language],
  );
  const { filters, text, page } = address;
  const order = orderOf(address);
  const pageSize = pageSizeOf(address, sizes);
  const pesquisa = set?.pesquisa;
  const view = useMemo(
    () =>
      index && pesquisa !== undefined
        ? resultView(index, { filters, text, page, order }, { pesquisa, pageSize })
        : null,
    [index, filters, text, page, order, pesquisa, pageSize],
  );
  return isWhole ? view : sentView;
}
