import { MatchersV3 } from '@pact-foundation/pact';
import type { CallFailure } from '@catalogue/domain';
import type { AppStore } from '@catalogue/web/app/store';
import { clearanceApi } from '@catalogue/web/features/clearance/clearance.api';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { boundary, formText, withBoundary } from './forms';
import { asPatron, asVisitor, sendingJson } from './headers';

const { regex } = MatchersV3;
const { checkClearance, signClearance, mailClearance, checkDeclaration, issuePaymentSlip, getDocumentKey } =
  clearanceApi.endpoints;
const { listDeclarations, listPaymentSlips, openPaymentSlip } = clearanceApi.endpoints;

const titulo = 'A hora da estrela';
const ana: State = { name: 'a patron', params: { login: 'ana' } };
// Named on every document.
const issuer: State = {
  name: 'an issuer',
  params: { sigla: 'UFX', nome: 'Universidade Federal do Exemplo' },
};
const indebted: State[] = [
  ana,
  { name: 'a title', params: { titulo } },
  { name: 'a debt', params: { titulo, valor_multa: 13.5 } },
];
const post = (path: string, body: object): Exchange['request'] => ({
  method: 'POST',
  path,
  headers: { ...asPatron, ...sendingJson },
  body,
});
const signing = '/api/unidade-informacao/nada-consta';
const slips = '/api/unidade-informacao/gru';
const left = { name: 'a deviation', params: { cod_biblioteca: 1, motivo: 'Nada consta assinado', from: -1, to: 9 } };

const outcomeOf = (error: unknown) => {
  const { status, message } = error as CallFailure;
  return { status, message };
};
const sign = { body: { cod_biblioteca: 3 } };
const line = '858000000007135000000020260315000010000000000016';

const file = { nome: 'nada-consta.pdf', tipo: 'application/pdf' };
const mailing: Exchange['request'] = {
  method: 'POST',
  path: '/api/nada-consta/send-mail',
  headers: { ...asPatron, 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: formText([
    { name: 'arquivo', ...file, text: '%PDF-1.4' },
    { name: 'email', text: 'rh@ufx.br; ana@ufx.br' },
    { name: 'cod_biblioteca', text: '3' },
  ]),
};
const mail = async (app: AppStore) => {
  const body = {
    arquivo: { ...file, base64: btoa('%PDF-1.4') },
    email: 'rh@ufx.br; ana@ufx.br',
    cod_biblioteca: '3',
  };
  const { error } = await withBoundary(() => app.dispatch(mailClearance.initiate({ body })));
  return error ? outcomeOf(error) : 'mailed';
};

const shown = {
  situacao: 'sem_assinatura',
  nome: 'Ana P.',
  cpf: '•••.982.247-••',
  emitente: null,
  desc_biblioteca: 'Biblioteca de Direito',
  assinada_em: '2026-03-10T00:00:00.000Z',
  valida_ate: '2026-04-08',
  cancelada_em: null,
  assinatura: null,
};
const altered = { texto: 'Declaração de nada consta', valor: 'c2lnbmVk' };

const key = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2Vw\n-----END PUBLIC KEY-----\n';
const slip = {
  numero: '2026000001',
  situacao: 'aberta',
  valor: 13.5,
  vencimento: '2026-03-15',
  emitida_em: '2026-03-10',
  paga_em: null,
  cod_biblioteca: '1',
  desc_biblioteca: 'Biblioteca Central',
  favorecido: 'Universidade Federal do Exemplo',
  pagador: { nome: 'Ana Prado', cpf: '•••.982.247-••' },
  itens: [{ cod_debito: '1', descricao: `Multa por atraso: ${titulo}`, valor: 13.5 }],
};
const codes = {
  linha_digitavel: line,
  codigo_barras: '85800000000135000000202603150000100000000000',
  pix: '00020126',
  url: 'data:application/pdf;base64,JVBERi0xLjQK',
};
const sentSlip = {
  ...slip,
  linha_digitavel: regex(/^858\d{45}$/, codes.linha_digitavel),
  codigo_barras: regex(/^858\d{41}$/, codes.codigo_barras),
  pix: regex(/^000201.*$/, codes.pix),
  url: regex('^data:application.pdf;base64,JVBERi0.*$', codes.url),
};
const named: State = { name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado', cpf: '52998224725' } };
const owing: State[] = [issuer, named, ...indebted.slice(1)];

describePact('clearance', [
  {
    title: 'a patron with a debt learns the reasons against the declaration',
    user: 'patron',
    exchanges: [
      {
        that: 'the reasons against the declaration of a patron with a debt',
        given: [...indebted, left],
        request: { method: 'GET', path: `${signing}/verifica`, headers: asPatron },
        reply: {
          status: 200,
          body: {
            pode_emitir: false,
            pendencias: [{ tipo: 'debitos_pendentes', descricao: 'Devolução em atraso, R$ 13,50' }],
            bibliotecas: [{ cod_biblioteca: '2', desc_biblioteca: 'Biblioteca de Ciências Humanas e Letras' }].concat(
              [
                'Biblioteca de Direito',
                'Biblioteca de Artes e Música',
                'Biblioteca de Ciências Exatas e Tecnologia',
                'Biblioteca de Arquitetura e Urbanismo',
                'Biblioteca de Ciências da Saúde',
                'Biblioteca de Ciências Agrárias',
              ].map((desc_biblioteca, index) => ({ cod_biblioteca: String(index + 3), desc_biblioteca })),
            ),
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(checkClearance.initiate());
      const units = data?.bibliotecas.map((unit) => `${unit.cod_biblioteca} ${unit.desc_biblioteca}`);
      return [
        data?.pode_emitir,
        data?.pendencias.map(({ tipo, descricao }) => `${tipo}: ${descricao}`),
        units?.length,
        units,
      ];
    },
    outcome: [
      false,
      ['debitos_pendentes: Devolução em atraso, R$ 13,50'],
      7,
      [
        '2 Biblioteca de Ciências Humanas e Letras',
        '3 Biblioteca de Direito',
        '4 Biblioteca de Artes e Música',
        '5 Biblioteca de Ciências Exatas e Tecnologia',
        '6 Biblioteca de Arquitetura e Urbanismo',
        '7 Biblioteca de Ciências da Saúde',
        '8 Biblioteca de Ciências Agrárias',
      ],
    ],
  },
  {
    title: 'a patron who owes nothing signs the declaration',
    user: 'patron',
    exchanges: [
      {
        that: 'the signature of a patron who owes nothing',
        given: [issuer, ana],
        request: post(signing, { cod_biblioteca: 3 }),
        reply: {
          status: 201,
          body: {
            codigo_autenticidade: regex(/^[0-9A-HJ-NP-Z]{4}(-[0-9A-HJ-NP-Z]{4}){2}$/, 'K7QF-2M9D-XR4T'),
            data: '2026-03-10',
            cod_biblioteca: '3',
            desc_biblioteca: 'Biblioteca de Direito',
            url: regex('^data:application.pdf;base64,JVBERi0.*$', 'data:application/pdf;base64,JVBERi0xLjQK'),
            conferir: regex('^https?://.*/conferir.codigo=.{14}$', 'http://localhost/conferir?codigo=K7QF-2M9D-XR4T'),
            emitente: 'Universidade Federal do Exemplo',
            valida_ate: '2026-04-09',
          },
        },
      },
    ],
    act: async (app) => (await app.dispatch(signClearance.initiate(sign))).data,
    outcome: {
      codigo_autenticidade: 'K7QF-2M9D-XR4T',
      data: '2026-03-10',
      cod_biblioteca: '3',
      desc_biblioteca: 'Biblioteca de Direito',
      url: 'data:application/pdf;base64,JVBERi0xLjQK',
      conferir: 'http://localhost/conferir?codigo=K7QF-2M9D-XR4T',
      emitente: 'Universidade Federal do Exemplo',
      valida_ate: '2026-04-09',
    },
  },
  {
    title: 'a patron with a debt cannot sign the declaration',
    user: 'patron',
    exchanges: [
      {
        that: 'the signature of a patron with a debt',
        given: [issuer, ...indebted],
        request: post(signing, { cod_biblioteca: 3 }),
        reply: { status: 422, body: { message: 'debitos_pendentes' } },
      },
    ],
    act: async (app) => outcomeOf((await app.dispatch(signClearance.initiate(sign))).error),
    outcome: { status: 422, message: 'debitos_pendentes' },
  },
  {
    title: 'a patron takes a slip to pay a debt with',
    user: 'patron',
    exchanges: [
      {
        that: 'a slip for what is owed',
        given: [issuer, ...indebted],
        request: post(slips, { valor: 13.5, codBiblioteca: 1 }),
        reply: {
          status: 201,
          body: {
            linha_digitavel: regex(/^858\d{45}$/, line),
            valor: 13.5,
            vencimento: '2026-03-15',
            url: regex('^data:application.pdf;base64,JVBERi0.*$', 'data:application/pdf;base64,JVBERi0xLjQK'),
          },
        },
      },
    ],
    act: async (app) =>
      (await app.dispatch(issuePaymentSlip.initiate({ body: { valor: 13.5, codBiblioteca: 1 } }))).data,
    outcome: {
      linha_digitavel: line,
      valor: 13.5,
      vencimento: '2026-03-15',
      url: 'data:application/pdf;base64,JVBERi0xLjQK',
    },
  },
  {
    title: 'no slip is issued for more than is owed',
    user: 'patron',
    exchanges: [
      {
        that: 'a slip for more than is owed',
        given: indebted,
        request: post(slips, { valor: 13.51, codBiblioteca: 1 }),
        reply: { status: 422, body: { message: 'valor_acima_do_devido' } },
      },
    ],
    act: async (app) =>
      outcomeOf((await app.dispatch(issuePaymentSlip.initiate({ body: { valor: 13.51, codBiblioteca: 1 } }))).error),
    outcome: { status: 422, message: 'valor_acima_do_devido' },
  },
  {
    title: 'a patron opens the slip for a debt',
    user: 'patron',
    exchanges: [
      {
        that: 'the slip for a debt',
        given: owing,
        request: post('/api/unidade-informacao/guias', { cod_biblioteca: 1, debitos: [1] }),
        reply: { status: 201, body: sentSlip },
      },
    ],
    act: async (app) =>
      (await app.dispatch(openPaymentSlip.initiate({ body: { cod_biblioteca: 1, debitos: [1] } }))).data,
    outcome: { ...slip, ...codes },
  },
  {
    title: 'a slip is not opened for a debt that is gone',
    user: 'patron',
    exchanges: [
      {
        that: 'a slip for a debt that is gone',
        given: [ana],
        request: post('/api/unidade-informacao/guias', { cod_biblioteca: 1, debitos: [1] }),
        reply: { status: 422, body: { message: 'debito_nao_encontrado' } },
      },
    ],
    act: async (app) =>
      outcomeOf((await app.dispatch(openPaymentSlip.initiate({ body: { cod_biblioteca: 1, debitos: [1] } }))).error),
    outcome: { status: 422, message: 'debito_nao_encontrado' },
  },
  {
    title: 'a patron finds the slips again, with what has become of each',
    user: 'patron',
    exchanges: [
      {
        that: 'the slips of a patron',
        given: [...owing, { name: 'a paid slip for the debt' }],
        request: { method: 'GET', path: '/api/unidade-informacao/guias', headers: asPatron },
        reply: { status: 200, body: [{ ...sentSlip, situacao: 'paga', paga_em: '2026-03-10' }] },
      },
    ],
    act: async (app) => (await app.dispatch(listPaymentSlips.initiate())).data,
    outcome: [{ ...slip, ...codes, situacao: 'paga', paga_em: '2026-03-10' }],
  },
  {
    title: 'a patron finds a signed declaration again',
    user: 'patron',
    exchanges: [
      {
        that: 'the declarations that a patron has signed',
        given: [
          issuer,
          ana,
          { name: 'a signed declaration', params: { cod_biblioteca: 3, codigo_autenticidade: 'K7QF-2M9D-XR4T' } },
        ],
        request: { method: 'GET', path: '/api/nada-consta/assinadas', headers: asPatron },
        reply: {
          status: 200,
          body: [
            {
              codigo_autenticidade: 'K7QF-2M9D-XR4T',
              data: '2026-03-09',
              cod_biblioteca: '3',
              desc_biblioteca: 'Biblioteca de Direito',
              url: regex('^data:application.pdf;base64,JVBERi0.*$', codes.url),
              conferir: regex('^https?://.*/conferir.codigo=.{14}$', 'http://localhost/conferir?codigo=K7QF-2M9D-XR4T'),
              emitente: 'Universidade Federal do Exemplo',
              valida_ate: '2026-04-08',
            },
          ],
        },
      },
    ],
    act: async (app) => (await app.dispatch(listDeclarations.initiate())).data,
    outcome: [
      {
        codigo_autenticidade: 'K7QF-2M9D-XR4T',
        data: '2026-03-09',
        cod_biblioteca: '3',
        desc_biblioteca: 'Biblioteca de Direito',
        url: codes.url,
        conferir: 'http://localhost/conferir?codigo=K7QF-2M9D-XR4T',
        emitente: 'Universidade Federal do Exemplo',
        valida_ate: '2026-04-08',
      },
    ],
  },
  {
    title: 'a patron mails the signed declaration',
    user: 'patron',
    exchanges: [
      {
        that: 'the mailing of a signed declaration',
        given: [
          issuer,
          ana,
          { name: 'a signed declaration', params: { cod_biblioteca: 3, codigo_autenticidade: 'A1B2C3D4E5F60718' } },
        ],
        request: mailing,
        reply: { status: 204 },
      },
    ],
    act: mail,
    outcome: 'mailed',
  },
  {
    title: 'a declaration that was not signed is not mailed',
    user: 'patron',
    exchanges: [
      {
        that: 'the mailing of a declaration that was not signed',
        given: [ana],
        request: mailing,
        reply: { status: 422, body: { message: 'nada_consta_nao_assinado' } },
      },
    ],
    act: mail,
    outcome: { status: 422, message: 'nada_consta_nao_assinado' },
  },
  {
    title: 'somebody checks a declaration that is shown to them',
    user: 'visitor',
    exchanges: [
      {
        that: 'what a declaration was given for',
        given: [
          named,
          { name: 'a signed declaration', params: { cod_biblioteca: 3, codigo_autenticidade: 'K7QF-2M9D-XR4T' } },
        ],
        request: { method: 'GET', path: '/api/nada-consta/conferir/k7qf2m9dxr4t', headers: asVisitor },
        reply: { status: 200, body: { ...shown, numero: regex(/^2026\/\d+$/, '2026/1') } },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(checkDeclaration.initiate({ params: { codigo: 'k7qf2m9dxr4t' } }));
      return data;
    },
    outcome: { ...shown, numero: '2026/1' },
  },
  {
    title: 'somebody checks a declaration whose record was altered',
    user: 'visitor',
    exchanges: [
      {
        that: 'a declaration whose signature does not match',
        given: [
          named,
          {
            name: 'a signed declaration',
            params: {
              cod_biblioteca: 3,
              codigo_autenticidade: 'K7QF-2M9D-XR4T',
              texto: altered.texto,
              assinatura: altered.valor,
            },
          },
        ],
        request: { method: 'GET', path: '/api/nada-consta/conferir/k7qf2m9dxr4t', headers: asVisitor },
        reply: {
          status: 200,
          body: { ...shown, situacao: 'adulterada', assinatura: altered, numero: regex(/^2026\/\d+$/, '2026/1') },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(checkDeclaration.initiate({ params: { codigo: 'k7qf2m9dxr4t' } }));
      return data;
    },
    outcome: { ...shown, situacao: 'adulterada', assinatura: altered, numero: '2026/1' },
  },
  {
    title: 'somebody takes the key that verifies declarations',
    user: 'visitor',
    exchanges: [
      {
        that: 'the public key of declarations',
        request: { method: 'GET', path: '/api/nada-consta/chave', headers: asVisitor },
        reply: {
          status: 200,
          body: {
            algoritmo: 'Ed25519',
            chave: regex('^-----BEGIN PUBLIC KEY-----\\n[^-]*\\n-----END PUBLIC KEY-----\\n$', key),
          },
        },
      },
    ],
    act: async (app) => (await app.dispatch(getDocumentKey.initiate())).data,
    outcome: { algoritmo: 'Ed25519', chave: key },
  },
  {
    title: 'somebody checks a code that no declaration has',
    user: 'visitor',
    exchanges: [
      {
        that: 'a code that no declaration has',
        request: { method: 'GET', path: '/api/nada-consta/conferir/k7qf2m9dxr4t', headers: asVisitor },
        reply: { status: 404, body: { message: 'Documento não encontrado.' } },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(checkDeclaration.initiate({ params: { codigo: 'k7qf2m9dxr4t' } }));
      return outcomeOf(error);
    },
    outcome: { status: 404, message: 'Documento não encontrado.' },
  },
]);
