import { paths, type AreaSlug } from '../../shared/paths';
import {
  AlertsIcon,
  BasketIcon,
  BookIcon,
  ClearanceIcon,
  DatabaseIcon,
  DebtIcon,
  HoldIcon,
  HomeIcon,
  InterestIcon,
  KeyIcon,
  PersonIcon,
  RequestsIcon,
} from '../../shared/ui/icons';

/** The entries of the menu (decision 043), each with its icon; the name is the text of the same key. */
export const menuScreens = {
  inicio: HomeIcon,
  'titulos-pendentes': BookIcon,
  reservas: HoldIcon,
  debitos: DebtIcon,
  alertas: AlertsIcon,
  solicitacoes: RequestsIcon,
  'perfil-interesse': InterestIcon,
  'cesta-permanente': BasketIcon,
  token: KeyIcon,
  'nada-consta': ClearanceIcon,
  'dados-pessoais': PersonIcon,
  aquisicao: DatabaseIcon,
} as const satisfies Partial<Record<AreaSlug, unknown>>;

export type MenuSlug = keyof typeof menuScreens;

/** The groups of the menu (LOOK-2 §1): what one does every day; what one owns; the library's collection. */
export const menuGroups: MenuSlug[][] = [
  ['inicio', 'titulos-pendentes', 'reservas', 'debitos', 'alertas', 'solicitacoes'],
  ['perfil-interesse', 'cesta-permanente', 'token', 'nada-consta', 'dados-pessoais'],
  ['aquisicao'],
];

/** Screens that are tabs of one another; the first is an entry of the menu, and names them together. */
const tabSets = [
  ['titulos-pendentes', 'renovacao', 'reservas', 'historico-emprestimos', 'historico-reservas'],
  ['solicitacoes', 'solicitacoes-emprestimo', 'solicitacoes/novo'],
  ['perfil-interesse', 'areas-interesse', 'pesquisas-seguidas', 'verificar-titulos'],
  ['nada-consta', 'afastamentos'],
  [
    'dados-pessoais',
    'dados-pessoais/senha',
    'dados-pessoais/sessoes',
    'dados-pessoais/acessos',
    'dados-pessoais/copia',
    'troca-usuario',
    'privacidade',
  ],
  ['aquisicao', 'aquisicao/pedidos', 'aquisicao/bases', 'aquisicao/estatisticas', 'totais-acervo', 'plano-ensino'],
] as const satisfies readonly (readonly [MenuSlug, ...AreaSlug[]])[];

type TabSet = (typeof tabSets)[number];

/** Screens that belong to a tab or an entry which is not the first of their tabs. */
const partOf: Partial<Record<string, AreaSlug>> = {
  'historico-reservas': 'reservas',
  comutacao: 'solicitacoes/novo',
  levantamento: 'solicitacoes/novo',
  'ficha-catalografica': 'solicitacoes/novo',
  'pesquisa-especializada': 'solicitacoes/novo',
  'solicitacoes/emprestimo-inter-bibliotecas': 'solicitacoes/novo',
  'postagem-trabalho': 'solicitacoes/novo',
};

const screenAt = (pathname: string): string => pathname.slice(paths.personalArea.length + 1).replace(/\/$/, '');
const setOf = (screen: string) => tabSets.find((tabs) => tabs.some((tab) => tab === screen));
const isEntry = (screen: string): screen is MenuSlug => screen in menuScreens;

/** The entry that an address belongs to. A longer address belongs to the screen at its beginning. */
function entryOf(screen: string): MenuSlug | undefined {
  const whole = partOf[screen] ?? screen;
  if (isEntry(whole)) return whole;
  const [first = ''] = whole.split('/');
  return setOf(whole)?.[0] ?? (isEntry(first) ? first : undefined);
}

/** `aria-current` of an entry at an address: `page` for its own screen, `true` for a screen that belongs to it. */
export function currentEntry(slug: MenuSlug, pathname: string): 'page' | 'true' | undefined {
  if (entryOf(screenAt(pathname)) !== slug) return undefined;
  return pathname === paths.area(slug) ? 'page' : 'true';
}

/** The tabs at an address, with the one that it belongs to without being it; undefined for a screen without. */
export function tabsAt(pathname: string): { tabs: TabSet; parent?: AreaSlug } | undefined {
  const screen = screenAt(pathname);
  const tabs = setOf(screen);
  if (tabs) return { tabs };
  const parent = partOf[screen];
  const tabsOfParent = parent && setOf(parent);
  return tabsOfParent && { tabs: tabsOfParent, parent };
}
