import type { DataAccess } from '@catalogue/api-contract';
import type { AppStore } from '@catalogue/web/app/store';
import { personApi } from '@catalogue/web/features/person/person.api';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { takeOwnData, listAccesses, getHistoryChoice, setHistoryChoice } = personApi.endpoints;
const path = '/api/pessoas/meu-pergamum';

const seen: State = {
  name: 'an access to the data of the patron',
  params: { id: 7, nome_pessoa: 'Tomás Vilela', acao: 'leu', dados: 'emprestimos', vezes: 2 },
};
const access: DataAccess = {
  id: 7,
  dia: '2026-03-10',
  em: '2026-03-10T12:00:00.000Z',
  ultima: '2026-03-10T12:00:00.000Z',
  vezes: 2,
  quem: 'outra_pessoa',
  nome: 'Tomás Vilela',
  acao: 'leu',
  dados: 'emprestimos',
};

const take = (senha: string | null) => ({
  method: 'POST' as const,
  path: `${path}/meus-dados`,
  sends: { senha },
  ask: (app: AppStore) => app.dispatch(takeOwnData.initiate({ body: { senha } })),
});
const choose = (guarda: boolean) => ({
  method: 'PUT' as const,
  path: `${path}/historico`,
  sends: { guarda },
  ask: (app: AppStore) => app.dispatch(setHistoryChoice.initiate({ body: { guarda } })),
});

/** What a person may ask of who stores their data. */
export const privacyScenarios = [
  queryScenario({
    ...take(null),
    title: 'a patron who has just signed in takes all their data',
    given: [ana],
    reply: { pessoa_login: [{ login: 'ana' }] },
  }),
  queryScenario({
    ...take('biblioteca'),
    title: 'a patron takes all their data with the password',
    given: [ana],
    reply: { pessoa_login: [{ login: 'ana' }] },
  }),
  queryScenario({
    ...take('outra'),
    title: 'a patron takes all their data with a wrong password',
    given: [ana],
    status: 422,
    reply: { message: 'senha_atual_incorreta' },
  }),
  queryScenario({
    title: 'a patron sees who had access to their data',
    given: [ana, seen],
    path: `${path}/acessos`,
    reply: [access],
    ask: (app) => app.dispatch(listAccesses.initiate()),
  }),
  queryScenario({
    title: 'a patron sees whether the history is kept',
    path: `${path}/historico`,
    reply: { guarda: true, guardados: 0 },
    ask: (app) => app.dispatch(getHistoryChoice.initiate()),
  }),
  queryScenario({
    ...choose(false),
    title: 'a patron lets the history be erased',
    reply: { message: 'HistoricoApagado' },
  }),
  queryScenario({
    ...choose(true),
    title: 'a patron lets the history be kept',
    reply: { message: 'HistoricoGuardado' },
  }),
];
