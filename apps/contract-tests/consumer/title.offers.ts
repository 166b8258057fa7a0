import { failureNotice, type CallFailure } from '@catalogue/domain';
import type { Scenario } from './exchange';
import { asPatron, asVisitor } from './headers';
import { marcLines } from './marcLines';
import { ana } from './queryScenario';
import { endpoints, get, item, theTitle, title, titulo } from './title.given';

/** What a title offers: permissions, the own MARC fields, links and its colour label. */
export const offerScenarios: Scenario[] = [
  {
    title: 'a librarian looks at what a title offers',
    user: 'patron',
    exchanges: [
      {
        that: 'what a title offers to a patron who may see the library’s own fields',
        given: [
          { name: 'a patron', params: { login: 'ana', cod_atividade: 1201 } },
          title,
          { name: 'a copy', params: { cod_exemplar: '20001', titulo } },
          {
            name: 'a year of a serial',
            params: { titulo, year: 2024, situacao: 'recebido', data: '2024-06-28', observacao: '' },
          },
          {
            name: 'a line of contents',
            params: { titulo, tipo: 'periodico', linha: 'Um artigo', autor: 'Reis, Bento', paginas: '1-2' },
          },
          {
            name: 'a month in which a title was used',
            params: { titulo, ano: 2024, mes: 5, consultas: 9, emprestimos: 2, reservas: 1 },
          },
          item('3', true),
        ],
        request: get('/api/acervo/1/permissoes', asPatron),
        reply: {
          status: 200,
          body: {
            reserva: false,
            solicitacao_emprestimo: true,
            comentario: true,
            marc: true,
            liberacao: true,
            kardex: true,
            sumarios: true,
            sumarios_livros: false,
            dados_estatisticos: true,
            acervo_fechado: true,
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getTitlePermissions.initiate(theTitle));
      const { reserva, solicitacao_emprestimo, comentario, marc, liberacao, ...tabs } = data ?? {};
      return [reserva, solicitacao_emprestimo, comentario, marc, liberacao, JSON.stringify(tabs)];
    },
    outcome: [
      false,
      true,
      true,
      true,
      true,
      '{"kardex":true,"sumarios":true,"sumarios_livros":false,"dados_estatisticos":true,"acervo_fechado":true}',
    ],
  },
  {
    title: 'a patron without leave asks for the library’s own MARC fields',
    user: 'patron',
    exchanges: [
      {
        that: 'the library’s own MARC fields, asked for without leave',
        given: [ana, title],
        request: get('/api/acervo/1/marc', asPatron, { liberacao: '1' }),
        reply: { status: 403, body: { message: 'liberacao_nao_permitida' } },
      },
    ],
    act: async (app) => {
      const { data, error } = await app.dispatch(
        endpoints.getMarc.initiate({ ...theTitle, query: { liberacao: '1' } }),
      );
      return error ? [(error as CallFailure).status, failureNotice(error as CallFailure)] : data && marcLines(data);
    },
    outcome: [403, { tone: 'warning', message: 'liberacao_nao_permitida' }],
  },
  {
    title: 'a visitor looks at the links of a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the link of a title',
        given: [{ name: 'a title', params: { titulo, url: 'https://exemplo.br/estrela.pdf' } }],
        request: get('/api/acervo/1/links', asVisitor),
        reply: {
          status: 200,
          body: [
            {
              cod_acervo: '1',
              seq_paragrafo: '1',
              url: 'https://exemplo.br/estrela.pdf',
              descricao: 'Texto integral',
              restrito: false,
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listTitleLinks.initiate(theTitle));
      return data?.map(
        (link) =>
          `${link.descricao} (${link.cod_acervo}/${link.seq_paragrafo}): ${link.restrito === false ? link.url : 'restricted'}`,
      );
    },
    outcome: ['Texto integral (1/1): https://exemplo.br/estrela.pdf'],
  },
  {
    title: 'a visitor looks at a link that only patrons may open',
    user: 'visitor',
    exchanges: [
      {
        that: 'the restricted link of a title',
        given: [{ name: 'a title', params: { titulo, url: 'https://bvirtual.com.br/livro/1' } }],
        request: get('/api/acervo/1/links', asVisitor),
        reply: { status: 200, body: [{ url: null, restrito: true, provedor: 'pearson' }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listTitleLinks.initiate(theTitle));
      return data?.map(({ url, restrito, provedor }) => [url === null, restrito, provedor]);
    },
    outcome: [[true, true, 'pearson']],
  },
  {
    title: 'a visitor sees the colour label of a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the colour label of a title',
        given: [
          title,
          { name: 'a colour label', params: { titulo, cor: '#1565c0', cor_descricao: 'Leitura obrigatória' } },
        ],
        request: get('/api/acervo/1/cor', asVisitor),
        reply: { status: 200, body: { cor: '#1565c0', descricao: 'Leitura obrigatória' } },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getColourLabel.initiate(theTitle));
      return data && `${data.cor} ${data.descricao}`;
    },
    outcome: '#1565c0 Leitura obrigatória',
  },
];
