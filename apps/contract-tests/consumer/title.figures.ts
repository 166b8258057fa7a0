import type { Scenario, State } from './exchange';
import { asVisitor } from './headers';
import { ana } from './queryScenario';
import { endpoints, get, theTitle, title, titulo } from './title.given';

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

/** Totals and use of titles. */
export const figureScenarios: Scenario[] = [
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
];
