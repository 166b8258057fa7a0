import type { titleTabs as tabSegments } from '@catalogue/domain';

/** The tabs that the title screen has, in its order: of those with their own addresses (D1 §2) the ones whose screen exists. */
export const titleTabs = ['detail', 'exemplares', 'referencia', 'marc', 'dublin-core'] as const satisfies readonly (
  'detail' | (typeof tabSegments)[number]
)[];
export type TitleTab = (typeof titleTabs)[number];

export const tabAddress = (codAcervo: string, tab: TitleTab) =>
  tab === 'detail' ? `/acervo/${codAcervo}` : `/acervo/${codAcervo}/${tab}`;

export const tabOf = (segment: string | undefined): TitleTab | null =>
  segment === undefined ? 'detail' : (titleTabs.find((tab) => tab === segment && tab !== 'detail') ?? null);
