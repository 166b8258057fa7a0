import { paths, type AreaSlug } from '../../shared/paths';
import {
  AlertsIcon,
  AgainIcon,
  BasketIcon,
  BookIcon,
  ClearanceIcon,
  ClockIcon,
  DebtIcon,
  DocumentIcon,
  ExchangeIcon,
  HoldIcon,
  HomeIcon,
  InfoIcon,
  InterestIcon,
  KeyIcon,
  ListIcon,
  MailIcon,
  PersonIcon,
  PurchaseIcon,
  RequestsIcon,
  SearchIcon,
  SignOffIcon,
  StudyIcon,
  DatabaseIcon,
  CiteIcon,
  TopicsIcon,
} from '../../shared/ui/icons';

/**
 * The screens of the menu by the last part of their address (ruling D2), with their icons; the name is the text of the
 * same key.
 */
export const menuScreens = {
  inicio: HomeIcon,
  'titulos-pendentes': BookIcon,
  reservas: HoldIcon,
  debitos: DebtIcon,
  alertas: AlertsIcon,
  renovacao: AgainIcon,
  solicitacoes: RequestsIcon,
  'solicitacoes-emprestimo': ListIcon,
  comutacao: ExchangeIcon,
  levantamento: CiteIcon,
  'ficha-catalografica': DocumentIcon,
  'pesquisa-especializada': SearchIcon,
  aquisicao: PurchaseIcon,
  'postagem-trabalho': MailIcon,
  'cesta-permanente': BasketIcon,
  'perfil-interesse': InterestIcon,
  'areas-interesse': TopicsIcon,
  'pesquisas-seguidas': SearchIcon,
  'verificar-titulos': ClockIcon,
  'plano-ensino': StudyIcon,
  'totais-acervo': DatabaseIcon,
  'dados-pessoais': PersonIcon,
  'troca-usuario': ExchangeIcon,
  afastamentos: SignOffIcon,
  'nada-consta': ClearanceIcon,
  token: KeyIcon,
  privacidade: InfoIcon,
} as const satisfies Partial<Record<AreaSlug, unknown>>;

export type MenuSlug = keyof typeof menuScreens;

/** The groups of the menu (LOOK §6): the daily screens have no heading. */
export const menuGroups: { heading?: 'requests' | 'ownCollection' | 'account'; slugs: MenuSlug[] }[] = [
  { slugs: ['inicio', 'titulos-pendentes', 'reservas', 'debitos', 'alertas'] },
  {
    heading: 'requests',
    slugs: [
      'renovacao',
      'solicitacoes',
      'solicitacoes-emprestimo',
      'comutacao',
      'levantamento',
      'ficha-catalografica',
      'pesquisa-especializada',
      'aquisicao',
      'postagem-trabalho',
    ],
  },
  {
    heading: 'ownCollection',
    slugs: [
      'cesta-permanente',
      'perfil-interesse',
      'areas-interesse',
      'pesquisas-seguidas',
      'verificar-titulos',
      'plano-ensino',
      'totais-acervo',
    ],
  },
  {
    heading: 'account',
    slugs: ['dados-pessoais', 'troca-usuario', 'afastamentos', 'nada-consta', 'token', 'privacidade'],
  },
];

/** Screens without an entry of their own, with the entry that they belong to. */
const partOf: Record<string, MenuSlug> = {
  'historico-emprestimos': 'titulos-pendentes',
  'historico-reservas': 'reservas',
};

/** `aria-current` of an entry at an address: `page` for its own screen, `true` for a screen that belongs to it. */
export function currentEntry(slug: MenuSlug, pathname: string): 'page' | 'true' | undefined {
  const [place = ''] = pathname.slice(paths.personalArea.length + 1).split('/');
  if ((partOf[place] ?? place) !== slug) return undefined;
  return pathname === paths.area(slug) ? 'page' : 'true';
}
