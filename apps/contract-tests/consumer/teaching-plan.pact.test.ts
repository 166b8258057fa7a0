import { teachingPlanApi } from '@catalogue/web/features/teaching-plan/teaching-plan.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { asPatron } from './headers';
import { ana, queryScenario } from './queryScenario';

const titulo = 'A hora da estrela';
const plan: State[] = [
  ana,
  { name: 'a title', params: { titulo, autor: 'Lispector, Clarice' } },
  { name: 'a copy', params: { cod_exemplar: '20001', titulo } },
  { name: 'a department', params: { codigo: 'DLE', descricao: 'Departamento de Letras' } },
  {
    name: 'a plan of a discipline with a title',
    params: { disciplina: 'Literatura brasileira', professor: 'Lia Reis', ano: 2026, titulo },
  },
];
const database = { nome: 'Atlas de Saúde', descricao: 'Casos clínicos', url: 'https://exemplo.br/atlas' };

describePact('teachingPlan', [
  {
    title: 'a patron chooses a department',
    user: 'patron',
    exchanges: [
      {
        that: 'the departments',
        given: [
          { name: 'a patron', params: { login: 'ana' } },
          { name: 'a department', params: { codigo: 'DLE', descricao: 'Departamento de Letras' } },
        ],
        request: { method: 'GET', path: '/api/pessoas/departamentos', headers: asPatron },
        reply: { status: 200, body: [{ codigo: 'DLE', descricao: 'Departamento de Letras' }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(teachingPlanApi.endpoints.listDepartments.initiate());
      return data?.map(({ codigo, descricao }) => `${codigo}: ${descricao}`);
    },
    outcome: ['DLE: Departamento de Letras'],
  },
  queryScenario({
    title: 'a patron chooses a discipline or a library',
    given: plan,
    path: '/api/acervo/meu-pergamum/plano-ensino/disciplinas-bibliotecas',
    reply: {
      disciplinas: [{ codigo: '7', descricao: 'Literatura brasileira' }],
      bibliotecas: [{ cod_biblioteca: '2', desc_biblioteca: 'Biblioteca de Ciências Humanas e Letras' }],
    },
    ask: (app) => app.dispatch(teachingPlanApi.endpoints.getPlanOptions.initiate()),
  }),
  queryScenario({
    title: 'a patron reads the reading list of a discipline',
    given: plan,
    path: '/api/acervo/meu-pergamum/plano-ensino/bibliografia',
    query: { ano: '2026', disciplina: '7' },
    reply: [
      {
        departamento: 'Departamento de Letras',
        ano: 2026,
        semestre: 1,
        periodo: 3,
        disciplina: 'Literatura brasileira',
        professor: 'Lia Reis',
        desc_biblioteca: 'Biblioteca de Ciências Humanas e Letras',
        bibliografia: [
          { cod_acervo: '1', titulo: 'A hora da estrela', autor: 'Lispector, Clarice', tipo: 'basica', exemplares: 1 },
        ],
      },
    ],
    ask: (app) => app.dispatch(teachingPlanApi.endpoints.listPlans.initiate({ query: { ano: 2026, disciplina: 7 } })),
  }),
  queryScenario({
    title: 'a patron looks for plans without a field',
    path: '/api/acervo/meu-pergamum/plano-ensino/bibliografia',
    status: 422,
    reply: { message: 'preencha_ao_menos_um_campo' },
    ask: (app) => app.dispatch(teachingPlanApi.endpoints.listPlans.initiate({ query: {} })),
  }),
  queryScenario({
    title: 'a patron looks at the databases',
    given: [ana, { name: 'a database that the university subscribes to', params: database }],
    path: '/api/acervo/meu-pergamum/bases-dados',
    reply: [{ id: '1', ...database }],
    ask: (app) => app.dispatch(teachingPlanApi.endpoints.listDatabases.initiate()),
  }),
  queryScenario({
    title: 'a visitor looks at the databases',
    that: 'the databases, one of which is open to everybody',
    user: 'visitor',
    given: [{ name: 'a database that the university subscribes to', params: { ...database, aberta: true } }],
    path: '/api/consulta/bases',
    reply: [{ id: '1', ...database }],
    ask: (app) => app.dispatch(teachingPlanApi.endpoints.listPublicDatabases.initiate()),
  }),
]);
