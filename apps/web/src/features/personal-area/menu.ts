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

/** The screens of the menu by the last part of their address (ruling D2), each with its drawing; its name is the text of that key. */
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

/** The groups of the menu (LOOK §6): what one needs every day has no heading. */
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

/** Screens without an entry of their own, by the entry that they are parts of. */
const partOf: Record<string, MenuSlug> = {
  'historico-emprestimos': 'titulos-pendentes',
  'historico-reservas': 'reservas',
};

/** Whether an entry of the menu is the screen at an address, or leads to a part of which that is. */
export function currentEntry(slug: MenuSlug, pathname: string): 'page' | 'true' | undefined {
  const [place = ''] = pathname.slice(paths.personalArea.length + 1).split('/');
  if ((partOf[place] ?? place) !== slug) return undefined;
  return pathname === paths.area(slug) ? 'page' : 'true';
}
