import { MatchersV3 } from '@pact-foundation/pact';
import { interestProfileApi } from '@catalogue/web/features/interest-profile/interest-profile.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { eachLike, string } = MatchersV3;
const { endpoints } = interestProfileApi;
const base = '/api/perfil-interesse';
const validade = '2026-09-30';

const area: State = {
  name: 'an area of knowledge',
  params: {
    codigo: '802',
    descricao: 'Letras',
    cod_tipo_area_conhec: '8',
    desc_tipo_area_conhec: 'Linguística, Letras e Artes',
  },
};
const letters = { codigo: '802', codTipoArea: '8' };
const followedArea: State = {
  name: 'an area that the patron follows',
  params: { ...letters, descricao: 'Letras', validade },
};
const followed = { ...letters, descricao: 'Letras', tipoDSI: 'A' as const, validade };
const newTopics = { tipoDSI: 'A' as const, validade, itens: [letters] };
const extended = { ...letters, tipoDSI: 'A' as const, validade: '2027-01-31' };

const titulo = 'Revista do Vale';
const periodical: State[] = [
  ana,
  { name: 'a title', params: { titulo, autor: 'Lispector, Clarice' } },
  { name: 'the title is a periodical', params: { titulo } },
];
const followsPeriodical: State[] = [
  ...periodical,
  { name: 'a periodical that the patron follows', params: { titulo, validade } },
];
const wish = { fasciculo: true, artigo: false, sumario: true, bibliotecas: [1] };
const serial = { codigo: '1', cod_acervo: '1', titulo, validade, ...wish, bibliotecas: ['1'] };
const newSerials = { validade, itens: [{ cod_acervo: 1, ...wish }] };
const serialChange = { codigo: 1, validade: '2027-01-31', ...wish, artigo: true };

const book: State = { name: 'a title', params: { titulo: 'A hora da estrela', autor: 'Lispector, Clarice' } };
const followsBooks: State[] = [
  ana,
  book,
  { name: 'a work type that the patron follows', params: { cod_tipo_obra: 1, validade, cod_biblioteca: 1 } },
];
const workType = {
  codigo: '1',
  cod_tipo_obra: '1',
  descricao: 'Livro',
  validade,
  bibliotecas: ['1'],
  idiomas: ['por'],
};
const newWorkTypes = { validade, itens: [{ cod_tipo_obra: 1, bibliotecas: [1], idiomas: ['por'] }] };
const workTypeChange = { codigo: 1, validade: '2027-01-31', bibliotecas: [1], idiomas: ['eng'] };

const consulta = 'termo_pesquisa=estrela';
const followsSearch: State[] = [
  ana,
  book,
  {
    name: 'a search that the patron follows',
    params: { nome: 'estrela', consulta, seguida_em: '2026-03-01', titulo: 'A hora da estrela' },
  },
];
const followedSearch = {
  codigo: '1',
  nome: 'estrela',
  consulta,
  seguida_em: '2026-03-01',
  novos: 1,
  novidade_em: '2026-03-10',
  titulos: [{ cod_acervo: '1', titulo: 'A hora da estrela' }],
};
const newSearch = { nome: 'estrela', consulta };

describePact('interestProfile', [
  queryScenario({
    title: 'a patron opens the interest screens',
    given: [ana, area, book],
    path: `${base}/areas-interesse/info-auxiliar`,
    reply: {
      tipos_area: [{ codigo: '8', descricao: 'Linguística, Letras e Artes' }],
      bibliotecas: eachLike({ cod_biblioteca: string('1'), desc_biblioteca: string('Biblioteca Central') }),
      idiomas: [{ codigo: 'por', descricao: 'Português' }],
      tipos_obra: [{ codigo: '1', descricao: 'Livro' }],
      maximo_dias: 730,
    },
    ask: (app) => app.dispatch(endpoints.getInterestOptions.initiate()),
  }),
  queryScenario({
    title: 'a patron looks for an area',
    given: [ana, area],
    path: `${base}/area-autor-assunto/pesquisa`,
    query: { tipoPesquisa: 'A', termoPesquisa: 'letr' },
    reply: [{ ...letters, descricao: 'Letras' }],
    ask: (app) =>
      app.dispatch(endpoints.searchTopics.initiate({ query: { tipoPesquisa: 'A', termoPesquisa: 'letr' } })),
  }),
  queryScenario({
    title: 'a patron follows an area',
    given: [ana, area],
    method: 'POST',
    path: `${base}/area-autor-assunto`,
    sends: newTopics,
    status: 201,
    reply: [followed],
    ask: (app) => app.dispatch(endpoints.followTopics.initiate({ body: newTopics })),
  }),
  queryScenario({
    title: 'a patron follows an area until yesterday',
    given: [ana, area],
    method: 'POST',
    path: `${base}/area-autor-assunto`,
    sends: { ...newTopics, validade: '2026-03-09' },
    status: 422,
    reply: { message: 'validade_passada' },
    ask: (app) => app.dispatch(endpoints.followTopics.initiate({ body: { ...newTopics, validade: '2026-03-09' } })),
  }),
  queryScenario({
    title: 'a patron looks at what is followed',
    given: [ana, followedArea],
    path: `${base}/area-autor-assunto`,
    reply: [followed],
    ask: (app) => app.dispatch(endpoints.listTopics.initiate()),
  }),
  queryScenario({
    title: 'a patron follows an area for longer',
    given: [ana, followedArea],
    method: 'PUT',
    path: `${base}/area-autor-assunto/validade`,
    sends: extended,
    reply: { ...followed, validade: '2027-01-31' },
    ask: (app) => app.dispatch(endpoints.extendTopic.initiate({ body: extended })),
  }),
  queryScenario({
    title: 'a patron gives up an area',
    given: [ana, followedArea],
    method: 'DELETE',
    path: `${base}/area-autor-assunto`,
    sends: { ...letters, tipoDSI: 'A' },
    status: 204,
    ask: (app) => app.dispatch(endpoints.unfollowTopic.initiate({ body: { ...letters, tipoDSI: 'A' } })),
  }),
  queryScenario({
    title: 'a patron gives up an area that is not followed',
    method: 'DELETE',
    path: `${base}/area-autor-assunto`,
    sends: { ...letters, tipoDSI: 'A' },
    status: 404,
    reply: { message: 'Interesse não encontrado.' },
    ask: (app) => app.dispatch(endpoints.unfollowTopic.initiate({ body: { ...letters, tipoDSI: 'A' } })),
  }),
  queryScenario({
    title: 'a patron looks for a periodical',
    given: periodical,
    path: `${base}/periodicos/pesquisa`,
    query: { termoPesquisa: 'revista' },
    reply: [{ cod_acervo: '1', titulo }],
    ask: (app) => app.dispatch(endpoints.searchSerials.initiate({ query: { termoPesquisa: 'revista' } })),
  }),
  queryScenario({
    title: 'a patron follows a periodical',
    given: periodical,
    method: 'POST',
    path: `${base}/periodicos`,
    sends: newSerials,
    status: 201,
    reply: [serial],
    ask: (app) => app.dispatch(endpoints.followSerials.initiate({ body: newSerials })),
  }),
  queryScenario({
    title: 'a patron follows nothing of a periodical',
    given: periodical,
    method: 'POST',
    path: `${base}/periodicos`,
    sends: { validade, itens: [{ cod_acervo: 1, ...wish, fasciculo: false, sumario: false }] },
    status: 422,
    reply: { message: 'tipo_periodico_obrigatorio' },
    ask: (app) =>
      app.dispatch(
        endpoints.followSerials.initiate({
          body: { validade, itens: [{ cod_acervo: 1, ...wish, fasciculo: false, sumario: false }] },
        }),
      ),
  }),
  queryScenario({
    title: 'a patron looks at the followed periodicals',
    given: followsPeriodical,
    path: `${base}/periodicos`,
    reply: [serial],
    ask: (app) => app.dispatch(endpoints.listFollowedSerials.initiate()),
  }),
  queryScenario({
    title: 'a patron changes what of a periodical is followed',
    given: followsPeriodical,
    method: 'PUT',
    path: `${base}/periodicos`,
    sends: serialChange,
    reply: { ...serial, validade: '2027-01-31', artigo: true },
    ask: (app) => app.dispatch(endpoints.updateFollowedSerial.initiate({ body: serialChange })),
  }),
  queryScenario({
    title: 'a patron gives up a periodical',
    given: followsPeriodical,
    method: 'DELETE',
    path: `${base}/periodicos`,
    sends: { codigo: 1 },
    status: 204,
    ask: (app) => app.dispatch(endpoints.unfollowSerial.initiate({ body: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a patron follows a work type',
    given: [ana, book],
    method: 'POST',
    path: `${base}/tipo-obra`,
    sends: newWorkTypes,
    status: 201,
    reply: [workType],
    ask: (app) => app.dispatch(endpoints.followWorkTypes.initiate({ body: newWorkTypes })),
  }),
  queryScenario({
    title: 'a patron looks at the followed work types',
    given: followsBooks,
    path: `${base}/tipo-obra`,
    reply: [workType],
    ask: (app) => app.dispatch(endpoints.listFollowedWorkTypes.initiate()),
  }),
  queryScenario({
    title: 'a patron follows a work type in another language',
    given: [...followsBooks, { name: 'a title', params: { titulo: 'The hour of the star', idioma: 'eng' } }],
    method: 'PUT',
    path: `${base}/tipo-obra`,
    sends: workTypeChange,
    reply: { ...workType, validade: '2027-01-31', idiomas: ['eng'] },
    ask: (app) => app.dispatch(endpoints.updateFollowedWorkType.initiate({ body: workTypeChange })),
  }),
  queryScenario({
    title: 'a patron gives up a work type',
    given: followsBooks,
    method: 'DELETE',
    path: `${base}/tipo-obra`,
    sends: { codigo: 1 },
    status: 204,
    ask: (app) => app.dispatch(endpoints.unfollowWorkType.initiate({ body: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a patron follows a search',
    given: [ana, book],
    method: 'POST',
    path: `${base}/pesquisas`,
    sends: newSearch,
    status: 201,
    reply: { ...followedSearch, seguida_em: '2026-03-10', novos: 0, novidade_em: null, titulos: [] },
    ask: (app) => app.dispatch(endpoints.followSearch.initiate({ body: newSearch })),
  }),
  queryScenario({
    title: 'a patron follows a search of nothing',
    given: [ana],
    method: 'POST',
    path: `${base}/pesquisas`,
    sends: { ...newSearch, consulta: 'texto=x' },
    status: 422,
    reply: { message: 'pesquisa_invalida' },
    ask: (app) => app.dispatch(endpoints.followSearch.initiate({ body: { ...newSearch, consulta: 'texto=x' } })),
  }),
  queryScenario({
    title: 'a patron looks at the followed searches',
    given: followsSearch,
    path: `${base}/pesquisas`,
    reply: [followedSearch],
    ask: (app) => app.dispatch(endpoints.listFollowedSearches.initiate()),
  }),
  queryScenario({
    title: 'a patron ends a search',
    given: followsSearch,
    method: 'DELETE',
    path: `${base}/pesquisas/1`,
    status: 204,
    ask: (app) => app.dispatch(endpoints.unfollowSearch.initiate({ params: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a patron ends a search that is not followed',
    method: 'DELETE',
    path: `${base}/pesquisas/1`,
    status: 404,
    reply: { message: 'Pesquisa não encontrada.' },
    ask: (app) => app.dispatch(endpoints.unfollowSearch.initiate({ params: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a patron looks which titles match the profile',
    given: [ana, book, { name: 'a work type that the patron follows', params: { cod_tipo_obra: 1, validade } }],
    path: `${base}/titulos`,
    reply: [
      {
        cod_acervo: '1',
        titulo: 'A hora da estrela',
        autor: 'Lispector, Clarice',
        cod_tipo_obra: '1',
        data_inclusao: '2026-03-10',
        tipo_origem: 'T',
        origem: 'Livro',
      },
    ],
    ask: (app) => app.dispatch(endpoints.listMatchingTitles.initiate()),
  }),
]);
