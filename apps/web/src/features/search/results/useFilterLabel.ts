import { Facet, OnlyWith } from '@catalogue/api-contract';
import { availableNow, facetTitle, noDateCode, yearRangeOf, type ActiveFilter } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useGetSearchFiltersQuery } from '../search.api';
import { useFacetLabels } from './useFacetLabels';

/** Nothing that was found has this value, so that no reply names it: the address has its code only. */
const isUnnamed = ({ tipo, codigo, descricao }: ActiveFilter): boolean =>
  tipo !== availableNow && (tipo !== Facet.year || codigo === noDateCode) && descricao === codigo;

/** A filter as the reader reads it: its value, a range of years, or what is available now. */
export function useFilterLabel(filters: readonly ActiveFilter[], pesquisa: string) {
  const { t, i18n } = useTranslation('search');
  const language = i18n.language === 'en' || i18n.language === 'es' ? i18n.language : 'pt';
  const labels = useFacetLabels();
  const { currentData } = useGetSearchFiltersQuery({ query: {} }, { skip: !filters.some(isUnnamed) });

  function nameOf({ tipo, codigo }: ActiveFilter): string | null | undefined {
    const { bibliotecas = [], tipos_obra = [], idiomas = [] } = currentData?.opcoes ?? {};
    const named = (options: readonly { codigo: string; descricao: string }[]) =>
      options.find((option) => option.codigo === codigo)?.descricao;
    switch (tipo) {
      case Facet.library:
        return bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === codigo)?.desc_biblioteca;
      case Facet.workType:
        return labels.workType({ cod_tipo_obra: codigo, desc_tipo_obra: named(tipos_obra) ?? codigo });
      case Facet.language:
        return labels.language({ idioma: codigo, idioma_desc: named(idiomas) });
      case Facet.year:
        return labels.noDate;
      case Facet.onlyWith:
        return (
          { [OnlyWith.cover]: labels.onlyWithCover, [OnlyWith.online]: labels.onlyWithOnline }[codigo] ??
          labels.onlyWithAccessible
        );
      default:
        return null;
    }
  }
  return (filter: ActiveFilter): string => {
    const { tipo, codigo, descricao } = filter;
    if (tipo === availableNow) return t('availableNow');
    if (isUnnamed(filter)) return nameOf(filter) ?? `${facetTitle(tipo, pesquisa, language)}: ${codigo}`;
    const range = tipo === Facet.year ? yearRangeOf(codigo) : null;
    if (!range) return descricao;
    if (range.from === undefined) return t('yearsUntil', { to: range.to });
    if (range.to === undefined) return t('yearsSince', { from: range.from });
    return t('yearsFromTo', { from: range.from, to: range.to });
  };
}
