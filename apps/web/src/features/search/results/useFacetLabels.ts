import type { FacetLabels } from '@catalogue/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageText, workTypeText } from '../../../shared/recordText';

/** The names of facet values in the reader's language. */
export function useFacetLabels(): FacetLabels {
  const { t, i18n } = useTranslation(['search', 'shared']);
  const { t: shared } = useTranslation('shared');
  return useMemo(
    () => ({
      noDate: t('noDate', { ns: 'shared' }),
      onlyWithCover: t('onlyWithCover'),
      onlyWithOnline: t('onlyWithOnline'),
      onlyWithAccessible: t('onlyWithAccessible'),
      workType: (item) => workTypeText(item, shared),
      language: (item) => languageText(item, i18n.language),
    }),
    [t, shared, i18n.language],
  );
}
