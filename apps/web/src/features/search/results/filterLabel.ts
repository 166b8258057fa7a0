import { availableNow, yearRangeOf, type ActiveFilter } from '@catalogue/domain';
import type { TFunction } from 'i18next';

/** A filter as the reader reads it: its value, a range of years, or what is available now. */
export function filterLabel({ tipo, codigo, descricao }: ActiveFilter, t: TFunction<'search'>): string {
  if (tipo === availableNow) return t('availableNow');
  const range = tipo === 'Y' ? yearRangeOf(codigo) : null;
  if (!range) return descricao;
  if (range.from === undefined) return t('yearsUntil', { to: range.to });
  if (range.to === undefined) return t('yearsSince', { from: range.from });
  return t('yearsFromTo', { from: range.from, to: range.to });
}
