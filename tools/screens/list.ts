import { SearchType } from '@catalogue/api-contract';
import { titleTabs, type pageRoutes } from '@catalogue/domain';

/** A screen in a state, as an address and perhaps some clicks lead to it; `patron` is the login of who looks at it. */
export interface Screen {
  name: string;
  address: string;
  patron?: string;
  /** What is clicked in turn, as selectors: the words differ by language. */
  clicks?: string[];
  /** What is there once the last click has had its effect. */
  shows?: string;
  /** Only where the window is narrow. */
  narrow?: true;
  /** The addresses of the calls that fail. */
  failing?: RegExp;
}

const area = '/meupergamum';
const aDialog = '[role=dialog], [role=alertdialog]';
const anError = '[aria-invalid=true]';
const book = '/acervo/1';
const serial = '/acervo/119';
/** One with a list in place of what the first title refuses, or has none of. */
const titleWith: Partial<Record<(typeof titleTabs)[number], string>> = {
  reserva: '/acervo/8',
  'colecao-kardex': serial,
  sumarios: serial,
};
const titleSignedIn = ['reserva', 'solicitacao-emprestimo'] as const;

/** Each route of the table (D1 §2) and what can be seen there. A route without any does not compile; one that only leads on says so. */
const byRoute: Record<keyof typeof pageRoutes, Screen[]> = {
  home: [
    { name: 'home', address: '/' },
    { name: 'home signed in', address: '/', patron: 'ana' },
    { name: 'results', address: '/?termo_pesquisa=brasil' },
    { name: 'results as covers', address: '/?termo_pesquisa=brasil&exibicao=C' },
    { name: 'results with a filter', address: '/?termo_pesquisa=brasil&filtro=X%3AO' },
    {
      name: 'results filters drawer',
      address: '/?termo_pesquisa=brasil',
      clicks: ['[aria-haspopup=dialog] >> nth=0'],
      narrow: true,
      shows: aDialog,
    },
    { name: 'no results', address: '/?termo_pesquisa=xyzwq' },
    { name: 'results failed', address: '/?termo_pesquisa=brasil', failing: /api.consulta\?/ },
  ],
  guide: SearchType.options
    .filter((type) => type !== 'pesquisa_geral')
    .map((type) => ({ name: `search ${type}`, address: `/${type}` })),
  login: [
    { name: 'sign-in', address: '/login' },
    { name: 'sign-in refused', address: '/login', clicks: ['main form button[type=submit]'], shows: anError },
  ],
  signOut: [],
  classicSystem: [
    { name: 'classic system failed', address: '/pergamum_redireciona', patron: 'ana', failing: /api.*redirec/ },
  ],
  oauthResponse: [{ name: 'external sign-in refused', address: '/oauth-response?error=access_denied' }],
  samlResponse: [{ name: 'SAML sign-in refused', address: '/saml-response?error=access_denied' }],
  grupoA: [{ name: 'e-books of Grupo A refused', address: '/grupoa' }],
  pearson: [{ name: 'e-books of Pearson', address: '/pearson', patron: 'ana' }],
  basket: [
    { name: 'basket empty', address: '/cesta' },
    {
      name: 'basket',
      address: book,
      clicks: ['main button[aria-label] >> nth=0', 'a[href="/cesta"] >> visible=true >> nth=0'],
    },
  ],
  personalApp: [{ name: 'personal app failed', address: `${area}/app`, patron: 'ana', failing: /app-layers/ }],
  personalArea: [{ name: 'area unknown', address: `${area}/nada`, patron: 'ana' }],
  title: [
    { name: 'title', address: book },
    { name: 'title signed in', address: book, patron: 'ana' },
    {
      name: 'title of results',
      address: '/?termo_pesquisa=brasil',
      clicks: ['main article h2 a >> nth=1'],
      shows: 'main nav a[href^="/acervo"] >> nth=1',
    },
    { name: 'title unknown', address: '/acervo/99999999' },
  ],
  titleTab: [
    ...titleTabs.map((tab) => ({ name: `title ${tab}`, address: `${titleWith[tab] ?? book}/${tab}` })),
    ...titleSignedIn.map((tab) => ({
      name: `title ${tab} signed in`,
      address: `${titleWith[tab] ?? book}/${tab}`,
      patron: 'ana',
    })),
    { name: 'title reserva refused', address: `${titleWith.reserva ?? book}/reserva`, patron: 'carla' },
    {
      name: 'title solicitacao-emprestimo refused',
      address: `${book}/solicitacao-emprestimo`,
      patron: 'limite-solicitacoes',
    },
    {
      name: 'title issue dialog',
      address: `${serial}/colecao-kardex`,
      clicks: ['main [aria-haspopup=dialog] >> nth=0'],
      shows: aDialog,
    },
  ],
  authority: [{ name: 'authority', address: '/autoridade/1' }],
  authorityMarc: [{ name: 'authority marc', address: '/autoridade/1/marc' }],
};

/** Who has something to show on each screen of the area; a test holds it to the app's own list. */
export const areaScreens: Record<string, string> = {
  inicio: 'ana',
  'titulos-pendentes': 'ana',
  reservas: 'ana',
  'historico-emprestimos': 'ana',
  'historico-reservas': 'ana',
  renovacao: 'ana',
  solicitacoes: 'ana',
  'solicitacoes/emprestimo-inter-bibliotecas': 'ana',
  debitos: 'bruno',
  alertas: 'ana',
  afastamentos: 'carla',
  'nada-consta': 'nada-consta',
  token: 'ana',
  'solicitacoes-emprestimo': 'ana',
  comutacao: 'ana',
  levantamento: 'ana',
  'ficha-catalografica': 'ana',
  'pesquisa-especializada': 'ana',
  'dados-pessoais': 'ana',
  'dados-pessoais/senha': 'ana',
  'troca-usuario': 'trocas',
  aquisicao: 'ana',
  'aquisicao/pedidos': 'ana',
  'aquisicao/bases': 'ana',
  'aquisicao/estatisticas': 'ana',
  'totais-acervo': 'ana',
  'postagem-trabalho': 'ana',
  'plano-ensino?disciplina=30': 'ana',
  privacidade: 'ana',
  'cesta-permanente': 'ana',
  'perfil-interesse': 'carla',
  'areas-interesse': 'carla',
  'verificar-titulos': 'carla',
};

const at = (slug: string, state: string, patron: string, more: Partial<Screen> = {}): Screen => ({
  name: `area ${slug} ${state}`,
  address: `${area}/${slug}`,
  patron,
  ...more,
});

const emptyLists = [
  'inicio',
  'titulos-pendentes',
  'reservas',
  'debitos',
  'alertas',
  'afastamentos',
  'solicitacoes',
  'solicitacoes-emprestimo',
  'cesta-permanente',
  'perfil-interesse',
  'areas-interesse',
  'verificar-titulos',
];
const submit = 'main form button[type=submit] >> visible=true >> nth=-1';
const forms = [
  'comutacao',
  'levantamento',
  'ficha-catalografica',
  'pesquisa-especializada',
  'solicitacoes/emprestimo-inter-bibliotecas',
  'dados-pessoais/senha',
  'troca-usuario',
];

const areaStates: Screen[] = [
  ...emptyLists.map((slug) => at(slug, 'empty', 'nada-consta')),
  ...forms.map((slug) => at(slug, 'with errors', 'ana', { clicks: [submit], shows: anError })),
  at('nada-consta', 'refused', 'bruno'),
  at('postagem-trabalho', 'without CPF', 'sem-cpf'),
  at('titulos-pendentes', 'late', 'bruno'),
  at('titulos-pendentes', 'failed', 'ana', { failing: /api.*titulos-pendentes/ }),
  at('inicio', 'failed', 'ana', { failing: /api.reserva/ }),
];

const dialog = (name: string, address: string, click: string, more: Partial<Screen> = {}): Screen => ({
  name: `dialog ${name}`,
  address,
  clicks: [click],
  shows: aDialog,
  ...more,
});
const basketTool = (at: number): string[] => [
  ...(byRoute.basket[1]?.clicks ?? []),
  `main [role=group] [aria-haspopup=dialog] >> nth=${at}`,
];

const dialogs: Screen[] = [
  dialog('comment', '/cesta', 'footer button >> nth=0', { patron: 'ana' }),
  dialog('suggestion', '/cesta', 'footer button >> nth=1', { patron: 'ana' }),
  dialog('support', '/cesta', 'footer button >> nth=2'),
  dialog('access', '/acervo/8', 'main button[aria-label] >> nth=1'),
  dialog('confirmation', `${area}/reservas`, 'main li button >> nth=0', { patron: 'ana' }),
  dialog('references', book, '', { clicks: basketTool(1) }),
  dialog('clear the basket', book, '', { clicks: basketTool(2) }),
  dialog('export', `${area}/cesta-permanente`, 'main [aria-haspopup=dialog] >> nth=0', { patron: 'ana' }),
  dialog('mail', `${area}/cesta-permanente`, 'main [aria-haspopup=dialog] >> nth=1', { patron: 'ana' }),
  dialog('extend an interest', `${area}/areas-interesse`, 'main [aria-haspopup=dialog] >> nth=0', { patron: 'carla' }),
  dialog('remove an interest', `${area}/areas-interesse`, 'main [aria-haspopup=dialog] >> nth=1', { patron: 'carla' }),
  dialog('change a serial', `${area}/perfil-interesse`, 'main [aria-haspopup=dialog] >> nth=0', { patron: 'carla' }),
  dialog('area menu', `${area}/inicio`, 'nav [aria-haspopup=dialog]', { patron: 'ana', narrow: true }),
  dialog('demonstration', '/cesta', 'aside [aria-haspopup=dialog]'),
];

/** Every route, dialog and main state, for pictures and the accessibility matrix. */
export const screens: Screen[] = [
  ...Object.values(byRoute).flat(),
  ...Object.entries(areaScreens).map(([screen, patron]) => ({
    name: `area ${screen}`,
    address: `${area}/${screen}`,
    patron,
  })),
  ...areaStates,
  ...dialogs,
  { name: 'not found', address: '/nada/aqui' },
];

/** Those with one of the words in their name; all without words. */
export const screensNamed = (words: string[]): Screen[] =>
  screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** The widths at which a screen can be seen. */
export const widthsOf = ({ narrow }: Screen, widths: number[]): number[] =>
  widths.filter((width) => !narrow || width < 768);
