import type { TitlePermissions } from '@catalogue/api-contract';
import type { titleTabs as tabSegments } from '@catalogue/domain';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { platform } from '../../shared/platform';
import { paths } from '../../shared/paths';

export type Permissions = z.output<typeof TitlePermissions>;

/**
 * Content of other features inside the title screen, passed by `app/routes.tsx`. Each reads `codAcervo` by `useParams`.
 * A tab is on the strip if the title allows it; its address shows the screen in any case, which then gives the reason.
 */
export interface TitleSlots {
  /** `/acervo/:codAcervo/reserva`. */
  reserva?: ReactNode;
  /** `/acervo/:codAcervo/solicitacao-emprestimo`. */
  'solicitacao-emprestimo'?: ReactNode;
}

interface TabOfTitle {
  tab: 'detail' | (typeof tabSegments)[number];
  /** The permission of `acervo-permissoes` for the tab; tabs without one are always shown. */
  permission?: keyof Permissions;
}

/** The tabs with their own addresses (D1 §2): the issues of a serial early, technical ones last. */
const titleTabs = [
  { tab: 'detail' },
  { tab: 'colecao-kardex', permission: 'kardex' },
  { tab: 'exemplares' },
  { tab: 'referencia' },
  { tab: 'sumarios', permission: 'sumarios' },
  { tab: 'sumarios-livros', permission: 'sumarios_livros' },
  { tab: 'reserva', permission: 'reserva' },
  { tab: 'solicitacao-emprestimo', permission: 'solicitacao_emprestimo' },
  { tab: 'acervo-fechado', permission: 'acervo_fechado' },
  { tab: 'dados-estatisticos', permission: 'dados_estatisticos' },
  { tab: 'marc', permission: 'marc' },
  { tab: 'dublin-core' },
] as const satisfies readonly TabOfTitle[];
export type TitleTab = (typeof titleTabs)[number]['tab'];

const isGiven = (tab: TitleTab, slots: TitleSlots) =>
  (tab !== 'reserva' && tab !== 'solicitacao-emprestimo') || slots[tab] !== undefined;

export const tabAddress = (codAcervo: string, tab: TitleTab) =>
  paths.title(codAcervo, tab === 'detail' ? undefined : tab);

/** The public address of the record. */
export const recordAddress = (codAcervo: string) => platform.origin() + paths.title(codAcervo);

/** The tab of an address; null if there is none of that name. */
export const tabOf = (segment: string | undefined, slots: TitleSlots): TitleTab | null =>
  segment === undefined
    ? 'detail'
    : (titleTabs.find(({ tab }) => tab === segment && tab !== 'detail' && isGiven(tab, slots))?.tab ?? null);

/** The tabs that a title's permissions allow, and always the open one. */
export const shownTabs = (allowed: Partial<Permissions> | undefined, open: TitleTab, slots: TitleSlots): TitleTab[] =>
  titleTabs.flatMap((each) => {
    const isAllowed = !('permission' in each) || allowed?.[each.permission];
    return each.tab === open || (isAllowed && isGiven(each.tab, slots)) ? each.tab : [];
  });
