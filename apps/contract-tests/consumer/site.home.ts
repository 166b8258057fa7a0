import { MatchersV3 } from '@pact-foundation/pact';
import { siteApi } from '@catalogue/web/features/site/site.api';
import type { Scenario, State } from './exchange';
import { queryScenario } from './queryScenario';

const { eachLike, string } = MatchersV3;
const { endpoints } = siteApi;
const visitor = { user: 'visitor' as const };

const mondays: State = {
  name: 'the hours of a weekday in every library',
  params: { dia_semana: 1, abre: '08:00', fecha: '21:30' },
};
const about: State = {
  name: 'a holiday, a floor and a service of every library',
  params: { dia: '2026-12-25', nome: 'Natal', andar: '2º andar: Artes', servico: 'Salas de estudo' },
};
const hours = eachLike({
  cod_biblioteca: string('5'),
  desc_biblioteca: string('Biblioteca de Ciências Exatas e Tecnologia'),
  horarios: [{ dia_semana: 1, abre: '08:00', fecha: '21:30' }],
  feriados: [{ dia: '2026-12-25', nome: 'Natal' }],
  andares: ['2º andar: Artes'],
  servicos: ['Salas de estudo'],
});
const activity: State = {
  name: 'an activity with a text',
  params: {
    codigo: 57,
    lookup: 'https://catalogos.exemplo.br',
    descricao: 'Catálogo vizinho',
    informativo: 'Pesquisa em conjunto.',
  },
};
const event = {
  titulo: 'Oficina de leitura',
  descricao: 'Duas horas',
  inicio: '2026-03-12T17:00:00Z',
  fim: '2026-03-12T19:00:00Z',
  local: 'Sala 2',
  link: 'https://exemplo.br/oficina',
};

/** The home screen around the search, and links to other services. */
export const homeScenarios: Scenario[] = [
  queryScenario({
    ...visitor,
    title: 'the home screen shows its second section',
    given: [
      {
        name: 'a guide of the second section',
        params: { slug: 'obras_raras', titulo: 'Obras raras', descricao: 'Com hora marcada', texto: 'Marque a hora.' },
      },
    ],
    path: '/parametros/secao_2',
    reply: [
      { slug: 'obras_raras', titulo: 'Obras raras', descricao: 'Com hora marcada', ordem: 3, texto: 'Marque a hora.' },
    ],
    ask: (app) => app.dispatch(endpoints.listFurtherGuides.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor reads the frequent questions',
    given: [{ name: 'a frequent question', params: { pergunta: 'Quem pode entrar?', resposta: 'Todas as pessoas.' } }],
    path: '/parametros/faq',
    reply: [{ pergunta: 'Quem pode entrar?', resposta: 'Todas as pessoas.' }],
    ask: (app) => app.dispatch(endpoints.listQuestions.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor reads the general information',
    given: [{ name: 'general information', params: { texto: 'São oito bibliotecas.' } }],
    path: '/parametros/informacoes_gerais',
    reply: { texto: 'São oito bibliotecas.' },
    ask: (app) => app.dispatch(endpoints.getGeneralInformation.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor follows a link of the footer',
    that: 'an activity with its address',
    given: [activity],
    path: '/parametros/atividade/57',
    reply: { codigo: 57, existe: true, lookup: 'https://catalogos.exemplo.br', descricao: 'Catálogo vizinho' },
    ask: (app) => app.dispatch(endpoints.getActivity.initiate({ params: { id: 57 } })),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor follows a link that is no more',
    that: 'an activity that does not exist',
    path: '/parametros/atividade/58',
    status: 404,
    reply: { message: 'Código de atividade não encontrado.' },
    ask: (app) => app.dispatch(endpoints.getActivity.initiate({ params: { id: 58 } })),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor asks what an activity is',
    that: 'the text of an activity',
    given: [activity],
    path: '/parametros/atividade/57/informativo',
    reply: { texto: 'Pesquisa em conjunto.' },
    ask: (app) => app.dispatch(endpoints.getActivityText.initiate({ params: { id: 57 } })),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor reads the opening hours',
    given: [mondays, about],
    path: '/parametros/atendimento',
    reply: hours,
    ask: (app) => app.dispatch(endpoints.listOpeningHours.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor reads the opening hours of a campus',
    given: [mondays, about],
    path: '/parametros/atendimento/2',
    reply: hours,
    ask: (app) => app.dispatch(endpoints.listOpeningHoursOfCampus.initiate({ params: { campus: 2 } })),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor sees what is on at the institution',
    given: [{ name: 'an event', params: { ...event, origem: 'institucional' } }],
    path: '/parametros/eventos_institucionais',
    reply: [{ id: '1', ...event }],
    ask: (app) => app.dispatch(endpoints.listInstitutionalEvents.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'a visitor sees what is on in the Eventum calendar',
    given: [{ name: 'an event', params: { ...event, origem: 'eventum' } }],
    path: '/parametros/eventos_eventum',
    reply: [{ id: '1', ...event }],
    ask: (app) => app.dispatch(endpoints.listEventumEvents.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'the page learns how its kiosk is opened',
    given: [{ name: 'a kiosk', params: { codBibAuto: '3', authAuto: '2', idiomaAuto: '1' } }],
    path: '/parametros/autoatendimento',
    reply: { showAuto: true, codBibAuto: '3', authAuto: '2', idiomaAuto: '1' },
    ask: (app) => app.dispatch(endpoints.getSelfService.initiate()),
  }),
  queryScenario({
    ...visitor,
    title: 'the page learns where the application of the personal area is',
    given: [
      { name: 'an institution with an application of its personal area', params: { url: 'https://exemplo.br/app' } },
    ],
    path: '/parametros/app-layers',
    reply: { configurado: true, url: 'https://exemplo.br/app' },
    ask: (app) => app.dispatch(endpoints.getAppSettings.initiate()),
  }),
];
