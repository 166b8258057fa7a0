import { calls, isCode, type PlainEndpoint } from '@catalogue/api-contract';
import { pageRoutes } from '@catalogue/domain';
import { matchPath } from 'react-router-dom';
import type { Call } from '../../shared/wire';
import { beginTab } from './TabContent';
import { tabOf, type TitleTab } from './titleTabs';

/** What a tab asks of its title first. That of MARC depends on what the reader may see. */
const tabCalls: Partial<Record<TitleTab, PlainEndpoint>> = {
  exemplares: calls.title.listCopies,
  referencia: calls.title.getReference,
  'dublin-core': calls.title.getDublinCore,
  sumarios: calls.serials.listSummaries,
  'sumarios-livros': calls.serials.listSummaries,
  'colecao-kardex': calls.serials.getKardexPermission,
  'acervo-fechado': calls.title.listStoreItems,
  'dados-estatisticos': calls.title.listStatisticsYears,
};

/** The title and the open tab that a path names. */
export function titleAt(pathname: string): { codAcervo: string; tab: TitleTab | null } | null {
  const params: { codAcervo?: string; tab?: string } | undefined = (
    matchPath(pageRoutes.titleTab, pathname) ?? matchPath(pageRoutes.title, pathname)
  )?.params;
  const { codAcervo = '', tab } = params ?? {};
  return isCode(codAcervo) ? { codAcervo, tab: tabOf(tab, {}) } : null;
}

/** Begins to load the code of the tab that a path names. */
export function beginTabOf(pathname: string): void {
  const tab = titleAt(pathname)?.tab;
  if (tab) beginTab(tab);
}

/** The calls of a title's screen and of its open tab. */
export function titleCalls(pathname: string): readonly Call[] {
  const place = titleAt(pathname);
  if (!place) return [];
  const { codAcervo, tab } = place;
  const ofTab = tab && tabCalls[tab];
  const { getTitle, listTitleLibraries, getTitlePermissions, getColourLabel } = calls.title;
  return [
    ...[getTitle, listTitleLibraries, getTitlePermissions, getColourLabel, ...(ofTab ? [ofTab] : [])].map(
      (endpoint) => ({ endpoint, args: { params: { id: codAcervo } } }),
    ),
    { endpoint: calls.links.listCovers, args: { query: { cod_acervo: Number(codAcervo) } } },
    { endpoint: calls.site.listOpeningHours, args: {} },
  ];
}
