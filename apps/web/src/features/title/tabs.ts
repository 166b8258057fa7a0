/** Tabs of the title screen with their own addresses (D1 §2). Those of calls that do not exist yet are not here. */
export const titleTabs = ['detail', 'exemplares', 'referencia', 'marc', 'dublin-core'] as const;
export type TitleTab = (typeof titleTabs)[number];

export const tabAddress = (codAcervo: string, tab: TitleTab) =>
  tab === 'detail' ? `/acervo/${codAcervo}` : `/acervo/${codAcervo}/${tab}`;

export const tabOf = (segment: string | undefined): TitleTab | null =>
  segment === undefined ? 'detail' : (titleTabs.find((tab) => tab === segment && tab !== 'detail') ?? null);
