import { failureNotice, type CallFailure } from '@catalogue/domain';
import type { AppStore } from '@catalogue/web/app/store';
import { linksApi } from '@catalogue/web/features/links/links.api';
import { MatchersV3 } from '@pact-foundation/pact';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { asPatron, asVisitor, sendingJson } from './headers';

const { regex } = MatchersV3;
const { endpoints } = linksApi;
const get = (path: string, query?: Record<string, string>): Exchange['request'] => ({
  method: 'GET',
  path,
  headers: asVisitor,
  ...(query && { query }),
});
const post = (path: string, body: object, headers = asPatron): Exchange['request'] => ({
  method: 'POST',
  path,
  headers: { ...headers, ...sendingJson },
  body,
});

const ana: State = { name: 'a patron', params: { login: 'ana' } };
const estrela = (url: string, url_texto = 'Texto integral'): State => ({
  name: 'a title',
  params: { titulo: 'A hora da estrela', url, url_texto, capa: 'https://exemplo.br/estrela.jpg' },
});
const device = { browser: 'Firefox 140', device: 'desktop', os: 'Linux' };
const restricted = { params: { a: 1, b: 1 }, body: { userId: '1', ...device } };
const asked = { userId: '1', browser: 'Firefox 140', device: 'desktop', os: 'Linux' };

const open = async (app: AppStore) => {
  const { data, error } = await app.dispatch(endpoints.openRestrictedLink.initiate(restricted));
  return data ? { opens: data.url } : failureNotice(error as CallFailure);
};
const enterProvider = async (app: AppStore) => {
  const { data, error } = await app.dispatch(endpoints.openGrupoA.initiate({ body: { sessionid: 'a1b2-c3d4' } }));
  return data ? { opens: data.url } : failureNotice(error as CallFailure);
};

describePact('links', [
  {
    title: 'a title shows its covers',
    user: 'visitor',
    exchanges: [
      {
        that: 'two covers of a title',
        given: [
          estrela('https://exemplo.br/estrela'),
          {
            name: 'a picture of a title',
            params: { titulo: 'A hora da estrela', url: 'https://exemplo.br/estrela-frente.jpg' },
          },
        ],
        request: get('/api/vinculos/imagem', { cod_acervo: '1', limite: '2' }),
        reply: {
          status: 200,
          body: [{ url: 'https://exemplo.br/estrela-frente.jpg' }, { url: 'https://exemplo.br/estrela.jpg' }],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listCovers.initiate({ query: { cod_acervo: 1, limite: 2 } }));
      return data?.map(({ url }) => url);
    },
    outcome: ['https://exemplo.br/estrela-frente.jpg', 'https://exemplo.br/estrela.jpg'],
  },
  {
    title: 'results offer their links',
    user: 'visitor',
    exchanges: [
      {
        that: 'the links of two titles, one of which is restricted',
        given: [
          estrela('https://exemplo.br/estrela'),
          {
            name: 'a title',
            params: { titulo: 'A hora do perigo', url: 'https://plataforma.bvirtual.com.br/9', url_texto: 'E-book' },
          },
        ],
        request: get('/api/vinculos/links-resultado', { acervos: '1,2' }),
        reply: {
          status: 200,
          body: [
            {
              cod_acervo: '1',
              seq_paragrafo: '1',
              url: 'https://exemplo.br/estrela',
              descricao: 'Texto integral',
            },
            { cod_acervo: '2', seq_paragrafo: '1', descricao: 'E-book', restrito: true, provedor: 'pearson' },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listResultLinks.initiate({ query: { acervos: [1, 2] } }));
      return data?.map(({ cod_acervo, seq_paragrafo, url, descricao, restrito, provedor }) => [
        `${cod_acervo}/${seq_paragrafo} ${descricao}`,
        restrito ? `ask ${provedor}` : url,
      ]);
    },
    outcome: [
      ['1/1 Texto integral', 'https://exemplo.br/estrela'],
      ['2/1 E-book', 'ask pearson'],
    ],
  },
  {
    title: 'a patron opens a restricted link',
    user: 'patron',
    exchanges: [
      {
        that: 'the address of a restricted link',
        given: [ana, estrela('https://exemplo.br/estrela', 'Acesso restrito à comunidade')],
        request: post('/api/vinculos/acesso-restrito/1/s/1', asked),
        reply: { status: 200, body: { url: 'https://exemplo.br/estrela' } },
      },
    ],
    act: open,
    outcome: { opens: 'https://exemplo.br/estrela' },
  },
  {
    title: 'a patron without CPF is sent to the library',
    user: 'patron',
    exchanges: [
      {
        that: 'the address of a provider’s link, for a patron without CPF',
        given: [ana, estrela('https://plataforma.bvirtual.com.br/9')],
        request: post('/api/vinculos/acesso-restrito/1/s/1', asked),
        reply: { status: 422, body: { message: 'usuario_sem_cpf' } },
      },
    ],
    act: open,
    outcome: { tone: 'warning', message: 'usuario_sem_cpf' },
  },
  {
    title: 'the opening of a link is counted',
    user: 'visitor',
    exchanges: [
      {
        that: 'an opened link',
        given: [estrela('https://exemplo.br/estrela')],
        request: post(
          '/api/vinculos/estatistica-acesso',
          {
            cod_acervo: 1,
            seq_paragrafo: 1,
            url: 'https://exemplo.br/estrela',
            browser: 'Firefox 140',
            device: 'desktop',
            os: 'Linux',
          },
          asVisitor,
        ),
        reply: { status: 204 },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(
        endpoints.countLinkAccess.initiate({
          body: { cod_acervo: 1, seq_paragrafo: 1, url: 'https://exemplo.br/estrela', ...device },
        }),
      );
      return error ? 'silently ignored' : 'counted';
    },
    outcome: 'counted',
  },
  {
    title: 'a visitor opens a standard',
    user: 'visitor',
    exchanges: [
      {
        that: 'the address of a standard',
        given: [
          {
            name: 'a standard of ABNT',
            params: { id: 6023, titulo: 'NBR 6023', url: 'https://normas.exemplo.br/6023' },
          },
        ],
        request: get('/api/vinculos/abnt/6023'),
        reply: { status: 200, body: { url: 'https://normas.exemplo.br/6023' } },
      },
    ],
    act: async (app) =>
      (await app.dispatch(endpoints.getAbntAddress.initiate({ params: { id: 6023 } }))).data?.url ?? 'nowhere',
    outcome: 'https://normas.exemplo.br/6023',
  },
  {
    title: 'a visitor opens a product of Target',
    user: 'visitor',
    exchanges: [
      {
        that: 'the address of a product',
        given: [
          {
            name: 'a product of Target',
            params: { id: 3, titulo: 'Ensaios', descricao: 'De concreto', url: 'https://target.exemplo.br/3' },
          },
        ],
        request: get('/api/vinculos/target/3'),
        reply: { status: 200, body: { url: 'https://target.exemplo.br/3' } },
      },
    ],
    act: async (app) =>
      (await app.dispatch(endpoints.getTargetAddress.initiate({ params: { id: 3 } }))).data?.url ?? 'nowhere',
    outcome: 'https://target.exemplo.br/3',
  },
  {
    title: 'a visitor comes from the e-book provider',
    user: 'visitor',
    exchanges: [
      {
        that: 'where the session of the provider goes on',
        request: post('/api/vinculos/grupoa', { sessionid: 'a1b2-c3d4' }, asVisitor),
        reply: {
          status: 200,
          body: { url: regex(/^https:\/\/.*a1b2-c3d4$/, 'https://grupoa.exemplo.br/sessao?sessionid=a1b2-c3d4') },
        },
      },
    ],
    act: enterProvider,
    outcome: { opens: 'https://grupoa.exemplo.br/sessao?sessionid=a1b2-c3d4' },
  },
  {
    title: 'a title without a cover gets the default one',
    user: 'visitor',
    exchanges: [
      {
        that: 'the default cover',
        request: get('/api/consulta/imagem-padrao'),
        reply: { status: 200, body: { url: regex(/^(data:image\/|https?:\/\/).+/, 'https://exemplo.br/padrao.svg') } },
      },
    ],
    act: async (app) => (await app.dispatch(endpoints.getDefaultCover.initiate())).data?.url ?? 'none',
    outcome: 'https://exemplo.br/padrao.svg',
  },
]);
