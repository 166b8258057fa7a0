import { cpfDigits, type CallFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { personApi } from '@catalogue/web/features/person/person.api';
import { describePact } from './describePact';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron, sendingJson } from './headers';
import { emailScenarios } from './person.email';
import { privacyScenarios } from './person.privacy';
import { handOverScenarios } from './person.handOver';

const { integer, string } = MatchersV3;
const {
  getPersonalData,
  updatePersonalData,
  changePassword,
  getSignedInEmail,
  listDeviations,
  getRenewalStanding,
  getPersonName,
  exchangeUser,
} = personApi.endpoints;

const ana: State = { name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado' } };
const record = {
  rua: 'Rua Nova, 7',
  complemento: 'Apto 2',
  cep: '36570000',
  cidade: 'Viçosa',
  bairro: 'Centro',
  rg: 'MG-12.345.678',
  cpf: '52998224725',
  nacionalidade: 'Brasileira',
  sexo: 'F' as const,
  data_nascimento: '2001-02-28',
  escolaridade: 'Superior incompleto',
  local: 'Departamento de Letras',
  profissao: 'Estudante',
  estado_civil: 'solteiro' as const,
  email: 'ana@ufx.br',
  telefone: '(31) 99876-5432',
};
const get = (path: string): Exchange['request'] => ({ method: 'GET', path, headers: asPatron });
const put = (path: string, body: object): Exchange['request'] => ({
  method: 'PUT',
  path,
  headers: { ...asPatron, ...sendingJson },
  body,
});
const dataPath = '/api/pessoas/meu-pergamum/dados-pessoais';
const passwordPath = '/api/pessoas/meu-pergamum/senha';
const outcomeOf = (error: unknown) => {
  const { status, message, errors } = error as CallFailure;
  return { status, message, errors };
};

const update = (cpf: string) => async (app: AppStore) => {
  const { data, error } = await app.dispatch(
    updatePersonalData.initiate({ body: { ...record, cpf: cpfDigits(cpf), recebe_email: false } }),
  );
  return data?.message ?? outcomeOf(error);
};
const set = (senhaAtual: string, senhaNova: string) => async (app: AppStore) => {
  const { data, error } = await app.dispatch(changePassword.initiate({ body: { senhaAtual, senhaNova } }));
  return data?.message ?? outcomeOf(error);
};
const exchange = (usuario: string) => async (app: AppStore) => {
  const { data, error } = await app.dispatch(exchangeUser.initiate({ body: { usuario } }));
  return data ? [data.access_token, data.refresh_token, data.refresh_expires_in] : outcomeOf(error);
};
const actFor: State = {
  name: 'somebody whom the patron may act for',
  params: { login: 'bento', nome_pessoa: 'Bento Reis' },
};
const exchangeRequest = (usuario: string): Exchange['request'] => ({
  method: 'POST',
  path: '/api/pessoas/meu-pergamum/troca-usuario',
  headers: { ...asPatron, ...sendingJson },
  body: { usuario },
});

const ownRecord: Scenario[] = [
  {
    title: 'a patron looks at the personal data',
    user: 'patron',
    exchanges: [
      {
        that: 'the personal data of a patron',
        given: [ana, { name: 'personal data', params: record }],
        request: get(dataPath),
        reply: { status: 200, body: { nome_pessoa: 'Ana Prado', ...record, recebe_email: true } },
      },
    ],
    act: async (app) => (await app.dispatch(getPersonalData.initiate())).data,
    outcome: { nome_pessoa: 'Ana Prado', ...record, recebe_email: true },
  },
  {
    title: 'a patron changes the personal data',
    user: 'patron',
    exchanges: [
      {
        that: 'other personal data',
        given: [ana],
        request: put(dataPath, { ...record, cpf: '52998224725', recebe_email: false }),
        reply: { status: 200, body: { message: 'DadosAlteradosSucesso' } },
      },
    ],
    act: update('529.982.247-25'),
    outcome: 'DadosAlteradosSucesso',
  },
  {
    title: 'personal data that are wrong are refused field by field',
    user: 'patron',
    exchanges: [
      {
        that: 'personal data whose CPF is none',
        given: [ana],
        request: put(dataPath, { ...record, cpf: '52998224724', recebe_email: false }),
        reply: { status: 422, body: { message: 'dados_invalidos', errors: { cpf: ['cpf_invalido'] } } },
      },
    ],
    act: update('52998224724'),
    outcome: { status: 422, message: 'dados_invalidos', errors: { cpf: ['cpf_invalido'] } },
  },
  {
    title: 'forms are filled with the address of the patron',
    user: 'patron',
    exchanges: [
      {
        that: 'the e-mail address of a patron',
        given: [ana, { name: 'an e-mail address of the patron', params: { email: 'ana@ufx.br' } }],
        request: get('/api/pessoas/email-pessoa-logada'),
        reply: { status: 200, body: { email: 'ana@ufx.br' } },
      },
    ],
    act: async (app) => (await app.dispatch(getSignedInEmail.initiate())).data?.email,
    outcome: 'ana@ufx.br',
  },
];

const passwords: Scenario[] = [
  {
    title: 'a patron sets a new password',
    user: 'patron',
    exchanges: [
      {
        that: 'a new password, beside the one in force',
        given: [ana],
        request: put(passwordPath, { senhaAtual: 'biblioteca', senhaNova: 'Ipe-amarelo7' }),
        reply: { status: 200, body: { message: 'SenhaAlteradaSucesso' } },
      },
    ],
    act: set('biblioteca', 'Ipe-amarelo7'),
    outcome: 'SenhaAlteradaSucesso',
  },
  {
    title: 'a patron does not know the password in force',
    user: 'patron',
    exchanges: [
      {
        that: 'a new password, beside one that is not in force',
        given: [ana],
        request: put(passwordPath, { senhaAtual: 'outra', senhaNova: 'Ipe-amarelo7' }),
        reply: { status: 422, body: { message: 'senha_atual_incorreta' } },
      },
    ],
    act: set('outra', 'Ipe-amarelo7'),
    outcome: { status: 422, message: 'senha_atual_incorreta', errors: undefined },
  },
  {
    title: 'a patron’s new password contains their name',
    user: 'patron',
    exchanges: [
      {
        that: 'a new password with a word of the name in it',
        given: [ana],
        request: put(passwordPath, { senhaAtual: 'biblioteca', senhaNova: 'Prado-1234' }),
        reply: { status: 422, body: { message: 'SenhaNaoConfereCriterios', errors: { senhaNova: ['diff_name'] } } },
      },
    ],
    act: set('biblioteca', 'Prado-1234'),
    outcome: { status: 422, message: 'SenhaNaoConfereCriterios', errors: { senhaNova: ['diff_name'] } },
  },
];

const standing: Scenario[] = [
  {
    title: 'a patron sees where the libraries may not be used, and until when',
    user: 'patron',
    exchanges: [
      {
        that: 'the deviations of a patron',
        given: [
          ana,
          { name: 'a deviation', params: { cod_biblioteca: 3, motivo: 'Livro devolvido molhado', from: -2, to: 5 } },
        ],
        request: get('/api/pessoas/afastamentos'),
        reply: {
          status: 200,
          body: [
            {
              cod_biblioteca: '3',
              desc_biblioteca: 'Biblioteca de Direito',
              motivo: 'Livro devolvido molhado',
              data_inicio: '2026-03-08',
              data_fim: '2026-03-15',
            },
          ],
        },
      },
    ],
    act: async (app) => (await app.dispatch(listDeviations.initiate())).data,
    outcome: [
      {
        cod_biblioteca: '3',
        desc_biblioteca: 'Biblioteca de Direito',
        motivo: 'Livro devolvido molhado',
        data_inicio: '2026-03-08',
        data_fim: '2026-03-15',
      },
    ],
  },
  {
    title: 'a patron in deviation learns that nothing can be renewed',
    user: 'patron',
    exchanges: [
      {
        that: 'whether a patron in deviation may renew',
        given: [ana, { name: 'a deviation', params: { cod_biblioteca: 3, motivo: 'Atraso', from: -2, to: 5 } }],
        request: get('/api/pessoas/renovar'),
        reply: { status: 200, body: { pode_renovar: false, motivo: 'pessoa_afastada' } },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(getRenewalStanding.initiate());
      return data && [data.pode_renovar === false, data.motivo];
    },
    outcome: [true, 'pessoa_afastada'],
  },
];

const exchanges: Scenario[] = [
  {
    title: 'a patron sees whom she is about to act for',
    user: 'patron',
    exchanges: [
      {
        that: 'the name of somebody whom a patron may act for',
        given: [ana, actFor],
        request: get('/api/pessoas/bento/nome'),
        reply: { status: 200, body: { nome_pessoa: 'Bento Reis' } },
      },
    ],
    act: async (app) => (await app.dispatch(getPersonName.initiate({ params: { user: 'bento' } }))).data?.nome_pessoa,
    outcome: 'Bento Reis',
  },
  {
    title: 'a patron asks for the name of somebody else',
    user: 'patron',
    exchanges: [
      {
        that: 'the name of somebody whom a patron may not act for',
        given: [ana],
        request: get('/api/pessoas/bento/nome'),
        reply: { status: 404, body: { message: 'Usuário não encontrado.' } },
      },
    ],
    act: async (app) => outcomeOf((await app.dispatch(getPersonName.initiate({ params: { user: 'bento' } }))).error),
    outcome: { status: 404, message: 'Usuário não encontrado.', errors: undefined },
  },
  {
    title: 'a patron goes on as somebody else',
    user: 'patron',
    exchanges: [
      {
        that: 'going on as somebody whom a patron may act for',
        given: [ana, actFor],
        request: exchangeRequest('bento'),
        reply: {
          status: 200,
          body: {
            access_token: string('patron-token-new'),
            refresh_token: string('patron-refresh-token-new'),
            refresh_expires_in: integer(2_592_000),
          },
        },
      },
    ],
    act: exchange('bento'),
    outcome: ['patron-token-new', 'patron-refresh-token-new', 2_592_000],
  },
  {
    title: 'a patron may not go on as somebody else',
    user: 'patron',
    exchanges: [
      {
        that: 'going on as somebody whom a patron may not act for',
        given: [ana],
        request: exchangeRequest('bento'),
        reply: { status: 422, body: { message: 'usuario_nao_permitido' } },
      },
    ],
    act: exchange('bento'),
    outcome: { status: 422, message: 'usuario_nao_permitido', errors: undefined },
  },
];

describePact('person', [
  ...ownRecord,
  ...passwords,
  ...standing,
  ...exchanges,
  ...emailScenarios,
  ...privacyScenarios,
  ...handOverScenarios,
]);
