import { calls, isCode, type PlainEndpoint } from '@catalogue/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { beginCall } from '../../shared/api';
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

interface TitleAddress {
  codAcervo?: string | undefined;
  tab?: string | undefined;
}

/** Begins the calls of a title's screen and of its open tab, while the app still loads what every screen needs. */
export function beginTitle(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { codAcervo = '', tab: segment }: TitleAddress,
): void {
  const tab = tabOf(segment, {});
  if (!isCode(codAcervo)) return;
  if (tab) beginTab(tab);
  const { getTitle, listTitleLibraries, getTitlePermissions } = calls.title;
  const ofTab = tab && tabCalls[tab];
  for (const endpoint of [getTitle, listTitleLibraries, getTitlePermissions, ...(ofTab ? [ofTab] : [])])
    dispatch(beginCall({ endpoint, args: { params: { id: codAcervo } } }));
}
