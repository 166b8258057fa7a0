import { Activity } from '@catalogue/api-contract';
import { anError, aNotice, area, type Screen } from './screen';

/** A patron with data for each screen of the personal area. A test compares the list with the app's own. */
export const areaSlugs: Record<string, string> = {
  inicio: 'ana',
  'titulos-pendentes': 'ana',
  reservas: 'ana',
  'historico-emprestimos': 'ana',
  'historico-reservas': 'ana',
  renovacao: 'ana',
  solicitacoes: 'ana',
  'solicitacoes/novo': 'ana',
  'solicitacoes/emprestimo-inter-bibliotecas': 'ana',
  debitos: 'bruno',
  alertas: 'ana',
  'alertas/passados': 'ana',
  'alertas/preferencias': 'ana',
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
  'dados-pessoais/sessoes': 'ana',
  'dados-pessoais/acessos': 'ana',
  'dados-pessoais/copia': 'ana',
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
  'pesquisas-seguidas': 'carla',
  'verificar-titulos': 'carla',
};

const at = (slug: string, state: string, patron: string, more: Partial<Screen> = {}): Screen => ({
  name: `area ${slug}${state && ` ${state}`}`,
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
  'pesquisas-seguidas',
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
/** The calls whose failure each of these screens has to show. */
const failures: Record<string, RegExp> = {
  inicio: /api.(emprestimo|reserva|solicitacoes|comentarios)/,
  'titulos-pendentes': /api.*titulos-pendentes/,
  'totais-acervo': /api.*totais/,
  'perfil-interesse': /api.*info-auxiliar/,
  'areas-interesse': /api.*area-autor-assunto/,
  'pesquisas-seguidas': /api.*interesse.pesquisas/,
  'verificar-titulos': /api.*perfil-interesse.titulos/,
  afastamentos: /api.*afastamentos/,
  'nada-consta': /api.*verifica/,
  'dados-pessoais': /api.*dados-pessoais/,
  'dados-pessoais/sessoes': /api.*sessoes/,
  'dados-pessoais/acessos': /api.*acessos/,
  'dados-pessoais/copia': /api.*historico/,
  'aquisicao/estatisticas': /api.*estatisticas/,
};
const sessionEnds = [{ name: 'session-expired', endpoint: 'updatePersonalData', times: 1 }, { name: 'refresh-fails' }];

export const areaScreens: Screen[] = [
  ...Object.entries(areaSlugs).map(([slug, patron]) => at(slug, '', patron)),
  ...emptyLists.map((slug) => at(slug, 'empty', 'nada-consta')),
  ...forms.map((slug) => at(slug, 'with errors', 'ana', { steps: [submit], shows: anError })),
  ...Object.entries(failures).map(([slug, failing]) => at(slug, 'failed', areaSlugs[slug] ?? 'ana', { failing })),
  at('inicio', 'late', 'bruno'),
  at('inicio', 'partly failed', 'ana', { failing: /api.reserva/ }),
  at('inicio', 'not open', 'externo', {
    sandbox: { institution: { activities: [{ codigo: Activity.personalArea, existe: false }] } },
  }),
  at('titulos-pendentes', 'late', 'bruno'),
  at('titulos-pendentes', 'not up to date', 'ana', {
    steps: [
      `main nav a[href="${area}/reservas"]`,
      { failing: /api.*titulos-pendentes/ },
      `main nav a[href="${area}/titulos-pendentes"]`,
    ],
    shows: aNotice,
    sandbox: {},
  }),
  at('dados-pessoais', 'session ended', 'ana', {
    steps: [{ field: 'main input[autocomplete=address-line1]', value: 'Rua das Acácias, 200' }, submit],
    shows: '[role=dialog] input[name=password]',
    sandbox: { faults: sessionEnds },
  }),
  at('nada-consta', 'refused', 'bruno'),
  at('postagem-trabalho', 'without CPF', 'sem-cpf'),
];
