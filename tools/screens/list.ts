/** A screen in a state, as an address says it; `patron` is the login of who looks at it. */
export interface Screen {
  name: string;
  address: string;
  patron?: string;
}

const title = '/acervo/1';
const area = '/meupergamum';
const titleTabs = [
  'referencia',
  'marc',
  'exemplares',
  'dublin-core',
  'reserva',
  'solicitacao-emprestimo',
  'colecao-kardex',
  'sumarios',
  'sumarios-livros',
  'dados-estatisticos',
  'acervo-fechado',
];
const areaScreens = [
  'inicio',
  'titulos-pendentes',
  'reservas',
  'historico-emprestimos',
  'historico-reservas',
  'renovacao',
  'solicitacoes-emprestimo',
  'debitos',
  'alertas',
  'afastamentos',
  'nada-consta',
  'token',
  'solicitacoes',
  'solicitacoes/emprestimo-inter-bibliotecas',
  'comutacao',
  'levantamento',
  'ficha-catalografica',
  'pesquisa-especializada',
  'dados-pessoais',
  'dados-pessoais/senha',
  'troca-usuario',
  'aquisicao',
  'aquisicao/pedidos',
  'aquisicao/bases',
  'aquisicao/estatisticas',
  'totais-acervo',
  'postagem-trabalho',
  'plano-ensino?disciplina=30',
  'privacidade',
  'cesta-permanente',
  'perfil-interesse',
  'areas-interesse',
  'verificar-titulos',
];

// Who has something to show there, where Ana has not.
const othersScreens: Record<string, string> = {
  debitos: 'bruno',
  afastamentos: 'carla',
  'nada-consta': 'nada-consta',
  'perfil-interesse': 'carla',
  'verificar-titulos': 'carla',
};

/** Every route and main state, for screenshots and the accessibility matrix: a screen that is new is added here. */
export const screens: Screen[] = [
  { name: 'home', address: '/' },
  { name: 'guide', address: '/e_books' },
  { name: 'advanced search', address: '/pesquisa_avancada' },
  { name: 'results', address: '/?termo_pesquisa=brasil' },
  { name: 'results as covers', address: '/?termo_pesquisa=brasil&exibicao=C' },
  { name: 'results with a filter', address: '/?termo_pesquisa=brasil&filtro=X%3AO' },
  { name: 'no results', address: '/?termo_pesquisa=xyzwq' },
  { name: 'title', address: title },
  ...titleTabs.map((tab) => ({ name: `title ${tab}`, address: `${title}/${tab}` })),
  { name: 'title unknown', address: '/acervo/99999999' },
  { name: 'authority', address: '/autoridade/1' },
  { name: 'authority marc', address: '/autoridade/1/marc' },
  { name: 'sign-in', address: '/login' },
  { name: 'not found', address: '/nada/aqui' },
  ...areaScreens.map((screen) => ({
    name: `area ${screen}`,
    address: `${area}/${screen}`,
    patron: othersScreens[screen] ?? 'ana',
  })),
];

/** Those with one of the words in their name; all without words. */
export const screensNamed = (words: string[]): Screen[] =>
  screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
