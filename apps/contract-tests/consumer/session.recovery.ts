import { brokenPasswordRules, type CallFailure } from '@catalogue/domain';
import { sessionApi } from '@catalogue/web/features/session/session.api';
import type { Exchange, Scenario, State } from './exchange';
import { asVisitor, sendingJson } from './headers';

const { startRecovery, validateRecoveryCode, resetPassword } = sessionApi.endpoints;

const ana: State[] = [
  { name: 'an institution that signs in its own way' },
  { name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado' } },
  { name: 'an e-mail address of the patron', params: { email: 'ana@ufx.br' } },
];
const withCode: State[] = [...ana, { name: 'a mailed code', params: { code: '123456' } }];
const path = '/api/pessoas/ana/recuperar-senha';
const start: Exchange['request'] = { method: 'GET', path, headers: asVisitor };
const give = (code: string): Exchange['request'] => ({
  method: 'POST',
  path,
  headers: { ...asVisitor, ...sendingJson },
  body: { code },
});
const set = (password: string): Exchange['request'] => ({
  method: 'PUT',
  path,
  headers: { ...asVisitor, ...sendingJson },
  body: { code: '123456', password },
});
const params = { user: 'ana' };

/** The three steps of "Esqueci a senha" (D1 §2, §4). */
export const recoveryScenarios: Scenario[] = [
  {
    title: 'somebody who forgot the password is mailed a code',
    user: 'visitor',
    exchanges: [
      {
        that: 'a code for a new password',
        given: ana,
        request: start,
        reply: {
          status: 200,
          body: { emails: ['a***@u***.br'], name: 'Ana Prado', length: 8, tte: '2026-03-10T12:10:00.000Z' },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(startRecovery.initiate({ params, query: {} }));
      return data && [`${data.name}: ${data.emails.join('; ')}`, `${data.length} boxes`, data.tte];
    },
    outcome: ['Ana Prado: a***@u***.br', '8 boxes', '2026-03-10T12:10:00.000Z'],
  },
  {
    title: 'a code is asked for without the captcha that is on',
    user: 'visitor',
    exchanges: [
      {
        that: 'a code for a new password, without the captcha that is on',
        given: [...ana, { name: 'a page activity', params: { codigo: 1120, existe: true } }],
        request: start,
        reply: { status: 422, body: { message: 'captcha_obrigatorio' } },
      },
    ],
    act: async (app) => (await app.dispatch(startRecovery.initiate({ params, query: {} }))).error,
    outcome: { status: 422, message: 'captcha_obrigatorio', errors: undefined },
  },
  {
    title: 'the right code opens the last step, with the rules that are shown during typing',
    user: 'visitor',
    exchanges: [
      {
        that: 'the code that was mailed',
        given: withCode,
        request: give('123456'),
        reply: {
          status: 200,
          body: {
            rules: {
              length: { min: 8, max: 64 },
              has_numbers: true,
              only_numbers: false,
              special_char: true,
              diff_case: true,
              diff_name: true,
              last_pw: 3,
            },
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(validateRecoveryCode.initiate({ params, body: { code: '123456' } }));
      if (!data) return null;
      const { rules } = data;
      return {
        hint: `${rules.length?.min} to ${rules.length?.max}, not one of the last ${rules.last_pw}`,
        digits: brokenPasswordRules('1234', rules, 'Ana Prado'),
        name: brokenPasswordRules('Prado-Prado', rules, 'Ana Prado'),
      };
    },
    outcome: {
      hint: '8 to 64, not one of the last 3',
      digits: ['length', 'only_numbers', 'special_char', 'diff_case'],
      name: ['has_numbers', 'diff_name'],
    },
  },
  {
    title: 'a wrong code is reported, and another one may be requested',
    user: 'visitor',
    exchanges: [
      {
        that: 'a code that was not mailed',
        given: withCode,
        request: give('654321'),
        reply: { status: 422, body: { message: 'codigo_invalido' } },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(validateRecoveryCode.initiate({ params, body: { code: '654321' } }));
      const failure = error as CallFailure | undefined;
      return { message: failure?.message, resend: failure?.status === 422 };
    },
    outcome: { message: 'codigo_invalido', resend: true },
  },
  {
    title: 'a new password is set',
    user: 'visitor',
    exchanges: [
      {
        that: 'a new password, by the code that was mailed',
        given: withCode,
        request: set('Ipe-amarelo7'),
        reply: { status: 200, body: { message: 'SenhaAlteradaSucesso' } },
      },
    ],
    act: async (app) =>
      (await app.dispatch(resetPassword.initiate({ params, body: { code: '123456', password: 'Ipe-amarelo7' } }))).data,
    outcome: { message: 'SenhaAlteradaSucesso' },
  },
  {
    title: 'a new password that breaks rules is refused, each of them named',
    user: 'visitor',
    exchanges: [
      {
        that: 'a new password that is too short and has no digit',
        given: withCode,
        request: set('Ipe-x'),
        reply: {
          status: 422,
          body: { message: 'SenhaNaoConfereCriterios', errors: { password: ['length', 'has_numbers'] } },
        },
      },
    ],
    act: async (app) =>
      (await app.dispatch(resetPassword.initiate({ params, body: { code: '123456', password: 'Ipe-x' } }))).error,
    outcome: {
      status: 422,
      message: 'SenhaNaoConfereCriterios',
      errors: { password: ['length', 'has_numbers'] },
    },
  },
];
