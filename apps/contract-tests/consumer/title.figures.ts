import { failureNotice, type CallFailure } from '@catalogue/domain';
import type { AppStore } from '@catalogue/web/app/store';
import { titleApi } from '@catalogue/web/features/title/title.api';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron, asVisitor, sendingJson } from './headers';
import { marcLines } from './marcLines';

const { endpoints } = titleApi;
const theTitle = { params: { id: '1' } };
const titulo = 'A hora da estrela';
const title: State = { name: 'a title', params: { titulo } };
const ana: State = { name: 'a patron', params: { login: 'ana' } };
const get = (path: string, headers: Record<string, string>, query?: Record<string, string>): Exchange['request'] => ({
  method: 'GET',
  path,
  ...(query && { query }),
  headers,
});
const item = (volume: string, disponivel: boolean): State => ({
  name: 'an item of the closed collection',
  params: { titulo, cod_biblioteca: 1, tomo: 'II', parte: 'Índice', volume, disponivel },
});

const totalsOf = (totals: {
  titulos: number;
  exemplares: number;
  emprestimos: number;
  reservas: number;
  por_tipo: { descricao: string; total: number }[];
}) => ({
  counts: [totals.titulos, totals.exemplares, totals.emprestimos, totals.reservas],
  types: totals.por_tipo.map(({ descricao, total }) => `${descricao}: ${total}`),
});
const oneLent: State[] = [
  ana,
  title,
  { name: 'a copy', params: { cod_exemplar: '20001', titulo } },
  { name: 'a copy', params: { cod_exemplar: '20002', titulo } },
  { name: 'a loan', params: { cod_exemplar: '20001', daysToDue: 4, reserved: true } },
];
const theTotals = {
  titulos: 1,
  exemplares: 2,
  emprestimos: 1,
  reservas: 1,
  por_tipo: [{ descricao: 'Livro', total: 1 }],
};
const thePeriod = { dataIni: '2026-03-01', dataFim: '2026-03-10', biblioteca: '1' };

const order = async (app: AppStore) => {
  const cesta = [{ cod_acervo: 1, tomo: 'II', parte: 'Índice', volume: '3' }];
  const { data, error } = await app.dispatch(
    endpoints.orderStoreItems.initiate({ query: { cod_biblioteca: 1 }, body: { cesta } }),
  );
  if (error) return { ...failureNotice(error as CallFailure), status: (error as CallFailure).status };
  return `order ${data.codigo}`;
};
const theOrder: Exchange['request'] = {
  method: 'POST',
  path: '/api/gravar-armazem',
  query: { cod_biblioteca: '1' },
  headers: { ...asPatron, ...sendingJson },
  body: { cesta: [{ cod_acervo: 1, tomo: 'II', parte: 'Índice', volume: '3' }] },
};

/** The data of a title other than its record and its copies. */
export const figures: Scenario[] = [
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
  {
    title: 'a patron looks at the totals of a title',
    user: 'patron',
    exchanges: [
      {
        that: 'the totals of a title in a period and a library',
        given: oneLent,
        request: get('/api/acervo/1/totais', asVisitor, thePeriod),
        reply: { status: 200, body: theTotals },
      },
    ],
    act: async (app) => {
      const query = { dataIni: '2026-03-01', dataFim: '2026-03-10', biblioteca: 1 };
      const { data } = await app.dispatch(endpoints.getTitleTotals.initiate({ ...theTitle, query }));
      return data && totalsOf(data);
    },
    outcome: { counts: [1, 2, 1, 1], types: ['Livro: 1'] },
  },
  {
    title: 'a patron looks at the totals of the collection',
    user: 'patron',
    exchanges: [
      {
        that: 'the totals of the collection in a period and a library',
        given: oneLent,
        request: get('/api/acervo/totais', asVisitor, thePeriod),
        reply: { status: 200, body: theTotals },
      },
    ],
    act: async (app) => {
      const query = { dataIni: '2026-03-01', dataFim: '2026-03-10', biblioteca: 1 };
      const { data } = await app.dispatch(endpoints.getCollectionTotals.initiate({ query }));
      return data && totalsOf(data);
    },
    outcome: { counts: [1, 2, 1, 1], types: ['Livro: 1'] },
  },
  {
    title: 'a visitor looks how much a title is used',
    user: 'visitor',
    exchanges: [
      {
        that: 'the years in which a title was used',
        given: [
          title,
          {
            name: 'a month in which a title was used',
            params: { titulo, ano: 2024, mes: 1, consultas: 9, emprestimos: 2, reservas: 1 },
          },
        ],
        request: get('/api/acervo/1/dados-estatisticos/anos', asVisitor),
        reply: { status: 200, body: [2024] },
      },
      {
        that: 'the use of a title in a year',
        given: [
          title,
          {
            name: 'a month in which a title was used',
            params: { titulo, ano: 2024, mes: 1, consultas: 9, emprestimos: 2, reservas: 1 },
          },
        ],
        request: get('/api/acervo/1/dados-estatisticos/dados/2024', asVisitor),
        reply: {
          status: 200,
          body: {
            ano: 2024,
            meses: Array.from({ length: 12 }, (_, index) =>
              index === 0
                ? { mes: 1, consultas: 9, emprestimos: 2, reservas: 1 }
                : { mes: index + 1, consultas: 0, emprestimos: 0, reservas: 0 },
            ),
          },
        },
      },
    ],
    act: async (app) => {
      const { data: years } = await app.dispatch(endpoints.listStatisticsYears.initiate(theTitle));
      const params = { id: '1', year: String(years?.[0]) };
      const { data } = await app.dispatch(endpoints.getYearStatistics.initiate({ params }));
      return data && [data.ano, ...data.meses.map((month) => Object.values(month).join(' '))];
    },
    outcome: [2024, '1 9 2 1', ...Array.from({ length: 11 }, (_, index) => `${index + 2} 0 0 0`)],
  },
  {
    title: 'a visitor looks what the closed collection has of a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the items of a volume in the closed collection',
        given: [title, item('3', true), item('4', false)],
        request: get('/api/acervo/1/dados-armazem', asVisitor, {
          cod_biblioteca: '1',
          tomo: 'II',
          parte: 'Índice',
          volume: '3',
        }),
        reply: {
          status: 200,
          body: [
            {
              cod_biblioteca: '1',
              desc_biblioteca: 'Biblioteca Central',
              tomo: 'II',
              parte: 'Índice',
              volume: '3',
              disponivel: true,
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const query = { cod_biblioteca: 1, tomo: 'II', parte: 'Índice', volume: '3' };
      const { data } = await app.dispatch(endpoints.listStoreItems.initiate({ ...theTitle, query }));
      return data?.map(
        (row) =>
          `${row.desc_biblioteca} (${row.cod_biblioteca}): t. ${row.tomo}, v. ${row.volume}, ${row.parte}${row.disponivel ? '' : ' away'}`,
      );
    },
    outcome: ['Biblioteca Central (1): t. II, v. 3, Índice'],
  },
  {
    title: 'a patron asks for an item of the closed collection',
    user: 'patron',
    exchanges: [
      {
        that: 'an order of an item of the closed collection',
        given: [ana, title, item('3', true)],
        request: theOrder,
        reply: { status: 200, body: { codigo: '1' } },
      },
    ],
    act: order,
    outcome: 'order 1',
  },
  {
    title: 'a patron asks for an item of the closed collection that somebody else has',
    user: 'patron',
    exchanges: [
      {
        that: 'an order of an item of the closed collection that is away',
        given: [ana, title, item('3', false)],
        request: theOrder,
        reply: { status: 422, body: { message: 'item_indisponivel' } },
      },
    ],
    act: order,
    outcome: { status: 422, tone: 'warning', message: 'item_indisponivel' },
  },
];
