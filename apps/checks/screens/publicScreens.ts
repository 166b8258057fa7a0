import { IndexType, SearchType } from '@catalogue/api-contract';
import { titleTabs } from '@catalogue/domain';
import { aDialog, anError, aNotice, book, search, serial, type Screen } from './screen';

const found = (state: string, query: string, more: Partial<Screen> = {}): Screen => ({
  name: `results ${state}`,
  address: `/?${query}`,
  ...more,
});
const brazil = 'termo_pesquisa=brasil';

export const homeScreens: Screen[] = [
  { name: 'home', address: '/' },
  { name: 'home signed in', address: '/', patron: 'ana' },
  { name: 'home parts failed', address: '/', failing: /parametros.(faq|info|atend|event|secao_2)|consulta\?/ },
  { name: 'results', address: `/?${brazil}` },
  found('as covers', `${brazil}&exibicao=C`),
  found('with a filter', `${brazil}&filtro=X%3AO`),
  found('filters drawer', brazil, { steps: ['[aria-haspopup=dialog] >> nth=0'], narrow: true, shows: aDialog }),
  { name: 'no results', address: '/?termo_pesquisa=xyzwq' },
  found('failed', brazil, { sandbox: { faults: [{ name: 'unexpected-500', endpoint: 'searchTitles' }] } }),
  found('of a term too long', `termo_pesquisa=${'a'.repeat(1100)}`),
  found('autoridades', 'pesquisa=autoridades&termo_pesquisa=machado'),
  found('plano_ensino', 'pesquisa=plano_ensino&disciplina=30'),
  found('rede_pergamum_oai', 'pesquisa=rede_pergamum_oai&termo_pesquisa=brasil', {
    steps: ['main article summary >> nth=0'],
    shows: 'main article dl',
  }),
  found('rede_pergamum_oai failed', 'pesquisa=rede_pergamum_oai&termo_pesquisa=brasil&instituicao=999'),
  { name: 'index', address: `/?tipo_indice=${IndexType.title}` },
  { name: 'index of authors', address: `/?tipo_indice=${IndexType.author}&termo_pesquisa=M` },
  { name: 'index at its end', address: `/?tipo_indice=${IndexType.callNumber}&termo_pesquisa=zzz` },
  { name: 'products', address: '/?alvo=gedweb&termo_pesquisa=normas' },
  { name: 'products none', address: '/?alvo=gedweb&termo_pesquisa=xyzwq' },
  { name: 'products without a term', address: '/?alvo=gedweb' },
];

export const guideScreens: Screen[] = [
  ...SearchType.options
    .filter((type) => type !== 'pesquisa_geral')
    .map((type) => ({ name: `search ${type}`, address: `/${type}` })),
  { name: 'search refused', address: '/', steps: [search], shows: anError },
  { name: 'search plano_ensino refused', address: '/plano_ensino', steps: [search], shows: anError },
  {
    name: 'search plano_ensino list',
    address: '/plano_ensino',
    steps: [{ field: 'main [role=combobox] >> nth=1', value: 'a' }],
    shows: '[role=option]',
  },
  { name: 'guide', address: '/citar' },
];

/** A title that has something on a tab where the first one is refused or has nothing. */
const titleWith: Partial<Record<(typeof titleTabs)[number], string>> = {
  reserva: '/acervo/8',
  'colecao-kardex': serial,
  sumarios: serial,
};
const at = (tab: (typeof titleTabs)[number], state: string, more: Partial<Screen>): Screen => ({
  name: `title ${tab}${state}`,
  address: `${titleWith[tab] ?? book}/${tab}`,
  ...more,
});
const ofMore = 'main button[aria-expanded][aria-controls]';

export const titleScreens: Screen[] = [
  { name: 'title', address: book },
  { name: 'title signed in', address: book, patron: 'ana' },
  {
    name: 'title of results',
    address: `/?${brazil}`,
    steps: ['main article h2 a >> nth=1'],
    shows: 'main nav a[href^="/acervo"] >> nth=1',
  },
  { name: 'title unknown', address: '/acervo/99999999' },
  { name: 'title QR code', address: book, steps: [ofMore, `${ofMore} + * button >> nth=1`], shows: aDialog },
  {
    name: 'title cover gallery',
    address: '/acervo/24',
    steps: ['main [aria-haspopup=dialog] >> nth=0'],
    shows: aDialog,
  },
];

const hold = (state: string, more: Partial<Screen> = {}): Screen =>
  at('reserva', ` ${state}`, {
    patron: 'nada-consta',
    steps: [{ field: '#reserva-biblioteca', value: 1 }, 'main form button[type=submit] >> nth=-1'],
    sandbox: {},
    ...more,
  });
const request = (state: string, more: Partial<Screen> = {}): Screen =>
  at('solicitacao-emprestimo', ` ${state}`, {
    patron: 'trocas',
    steps: [
      { field: '#pedido-biblioteca_origem', value: 1 },
      { field: '#pedido-biblioteca_recebimento', value: 1 },
      { field: '#pedido-cod_local_recebimento', value: 1 },
      'main form button[type=submit] >> nth=-1',
    ],
    sandbox: {},
    ...more,
  });
const aToast = '[role=alert]';

export const tabScreens: Screen[] = [
  ...titleTabs.map((tab) => at(tab, '', {})),
  ...(['reserva', 'solicitacao-emprestimo'] as const).map((tab) => at(tab, ' signed in', { patron: 'ana' })),
  at('reserva', ' refused', { patron: 'carla' }),
  hold('placed', { shows: `${aNotice}[data-tone=ok]` }),
  hold('not accepted', { shows: aToast, sandbox: { faults: [{ name: 'refused', endpoint: 'placeHold' }] } }),
  at('solicitacao-emprestimo', ' refused', { patron: 'limite-solicitacoes' }),
  request('sent', { shows: `${aNotice}[data-tone=ok]` }),
  request('not accepted', { shows: aToast, sandbox: { faults: [{ name: 'refused', endpoint: 'requestLoan' }] } }),
  {
    name: 'title issue dialog',
    address: `${serial}/colecao-kardex`,
    steps: ['main [aria-haspopup=dialog] >> nth=0'],
    shows: aDialog,
  },
];
