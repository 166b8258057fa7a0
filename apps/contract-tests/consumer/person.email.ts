import { personApi } from '@catalogue/web/features/person/person.api';
import type { State } from './exchange';
import { queryScenario } from './queryScenario';

const { getEmailChange, confirmEmail, cancelEmailChange } = personApi.endpoints;

const pending: State[] = [
  { name: 'a patron', params: { login: 'ana' } },
  {
    name: 'a new e-mail address that waits for its code',
    params: { email: 'ana@ufx.br', novo: 'ana@novo.br', code: '123456' },
  },
];
const path = '/api/pessoas/meu-pergamum/email';
const give = (codigo: string) => ({
  given: pending,
  method: 'POST' as const,
  path,
  sends: { codigo },
});

/** A new e-mail address counts once the code mailed to it is given. */
export const emailScenarios = [
  queryScenario({
    title: 'a patron sees the new e-mail address that waits for its code',
    given: pending,
    path,
    reply: { email: 'ana@ufx.br', pendente: 'ana@novo.br', ate: '2026-03-10T12:05:00.000Z' },
    ask: (app) => app.dispatch(getEmailChange.initiate()),
  }),
  queryScenario({
    ...give('123456'),
    title: 'a patron confirms the new e-mail address',
    reply: { message: 'EmailConfirmado' },
    ask: (app) => app.dispatch(confirmEmail.initiate({ body: { codigo: '123456' } })),
  }),
  queryScenario({
    ...give('654321'),
    title: 'a patron confirms the new e-mail address with a wrong code',
    status: 422,
    reply: { message: 'codigo_invalido' },
    ask: (app) => app.dispatch(confirmEmail.initiate({ body: { codigo: '654321' } })),
  }),
  queryScenario({
    title: 'a patron keeps the old e-mail address',
    given: pending,
    method: 'DELETE',
    path,
    status: 204,
    ask: (app) => app.dispatch(cancelEmailChange.initiate()),
  }),
];
