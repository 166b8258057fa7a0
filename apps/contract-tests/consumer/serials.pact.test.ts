import { serialsApi } from '@catalogue/web/features/serials/serials.api';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { asVisitor } from './headers';

const { endpoints } = serialsApi;
const titulo = 'Revista de tradução';
const theTitle = { params: { id: '1' } };
const title: State = { name: 'a title', params: { titulo } };
const year: State = {
  name: 'a year of a serial',
  params: { titulo, year: 2024, situacao: 'reclamado', data: '2024-06-28', observacao: 'Reclamado ao fornecedor.' },
};
const get = (path: string, query?: Record<string, string>): Exchange['request'] => ({
  method: 'GET',
  path,
  ...(query && { query }),
  headers: asVisitor,
});

describePact('serials', [
  {
    title: 'a visitor opens the kardex of a serial',
    user: 'visitor',
    exchanges: [
      {
        that: 'whether a serial has a kardex',
        given: [title, year],
        request: get('/api/kardex/1/permissao'),
        reply: { status: 200, body: { permitido: true } },
      },
      {
        that: 'what the kardex of a serial can be narrowed by',
        given: [title, year],
        request: get('/api/kardex/1/combobox-data'),
        reply: {
          status: 200,
          body: {
            periodicidades: [{ codigo: '5', descricao: 'Semestral' }],
            bibliotecas: [{ cod_biblioteca: '1', desc_biblioteca: 'Biblioteca Central' }],
            partes: [{ codigo: '2', descricao: 'Suplementos' }],
            anos: [2024],
          },
        },
      },
    ],
    act: async (app) => {
      const { data: permission } = await app.dispatch(endpoints.getKardexPermission.initiate(theTitle));
      if (!permission?.permitido) return 'no kardex';
      const { data } = await app.dispatch(endpoints.listKardexOptions.initiate(theTitle));
      return (
        data && {
          periods: data.periodicidades.map(({ codigo, descricao }) => [codigo, descricao]),
          libraries: data.bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => [cod_biblioteca, desc_biblioteca]),
          parts: data.partes.map(({ codigo, descricao }) => [codigo, descricao]),
          years: data.anos,
        }
      );
    },
    outcome: {
      periods: [['5', 'Semestral']],
      libraries: [['1', 'Biblioteca Central']],
      parts: [['2', 'Suplementos']],
      years: [2024],
    },
  },
  {
    title: 'a visitor chooses from the kardex',
    user: 'visitor',
    exchanges: [
      {
        that: 'the issues of a serial in a year, a library and a kind of part',
        given: [title, year],
        request: get('/api/kardex/1/data', { codPeriod: '5', codBib: '1', codPar: '2', year: '2024' }),
        reply: {
          status: 200,
          body: [
            {
              codPeriod: '5',
              desc_period: 'Semestral',
              codBib: '1',
              desc_biblioteca: 'Biblioteca Central',
              codPar: '2',
              desc_par: 'Suplementos',
              seqPar: '1',
              year: 2024,
              itens: [
                { seqSec: '1', rotulo: 'v. 7, n. 1', situacao: 'reclamado' },
                { seqSec: '2', rotulo: 'v. 7, n. 2', situacao: 'esperado' },
              ],
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const query = { codPeriod: 5, codBib: 1, codPar: 2, year: 2024 };
      const { data } = await app.dispatch(endpoints.listKardex.initiate({ ...theTitle, query }));
      return data?.map((row) => ({
        row: `${row.year}, ${row.desc_biblioteca} (${row.codBib}), ${row.desc_par} (${row.codPar}), ${row.desc_period} (${row.codPeriod})`,
        issues: row.itens.map(
          ({ seqSec, rotulo, situacao }) => `${rotulo}: ${situacao} (${row.seqPar}/${seqSec}/${row.codPar})`,
        ),
      }));
    },
    outcome: [
      {
        row: '2024, Biblioteca Central (1), Suplementos (2), Semestral (5)',
        issues: ['v. 7, n. 1: reclamado (1/1/2)', 'v. 7, n. 2: esperado (1/2/2)'],
      },
    ],
  },
  {
    title: 'a visitor looks at an issue',
    user: 'visitor',
    exchanges: [
      {
        that: 'one issue of a serial',
        given: [title, year],
        request: get('/api/kardex/1/item', { seqPar: '1', seqSec: '1', codPar: '2' }),
        reply: {
          status: 200,
          body: {
            seqPar: '1',
            seqSec: '1',
            codPar: '2',
            rotulo: 'v. 7, n. 1',
            situacao: 'reclamado',
            data: '2024-06-28',
            observacao: 'Reclamado ao fornecedor.',
          },
        },
      },
    ],
    act: async (app) => {
      const query = { seqPar: 1, seqSec: 1, codPar: 2 };
      const { data } = await app.dispatch(endpoints.getKardexItem.initiate({ ...theTitle, query }));
      return (
        data &&
        `${data.seqPar}/${data.seqSec}/${data.codPar} ${data.rotulo}: ${data.situacao}, ${data.data}. ${data.observacao}`
      );
    },
    outcome: '1/1/2 v. 7, n. 1: reclamado, 2024-06-28. Reclamado ao fornecedor.',
  },
  {
    title: 'a visitor reads the contents of a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the contents of a title',
        given: [
          title,
          {
            name: 'a line of contents',
            params: {
              titulo,
              tipo: 'periodico',
              linha: 'Traduzir o sertão',
              autor: 'Reis, Bento',
              paginas: '12-20',
              url: 'https://exemplo.br/sertao.pdf',
            },
          },
          {
            name: 'a line of contents',
            params: { titulo, tipo: 'livro', linha: 'O começo', autor: 'Prado, Ana', paginas: '5' },
          },
        ],
        request: get('/api/sumario/1/dados'),
        reply: {
          status: 200,
          body: [
            {
              tipo: 'periodico',
              seq: '1',
              titulo: 'Traduzir o sertão',
              autor: 'Reis, Bento',
              paginas: '12-20',
              url: 'https://exemplo.br/sertao.pdf',
            },
            { tipo: 'livro', seq: '1', titulo: 'O começo', autor: 'Prado, Ana', paginas: '5', url: null },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listSummaries.initiate(theTitle));
      return data?.map(
        ({ tipo, seq, titulo, autor, paginas, url }) =>
          `${tipo} ${seq}. ${titulo} / ${autor}, p. ${paginas}${url === null ? '' : ` -> ${url}`}`,
      );
    },
    outcome: [
      'periodico 1. Traduzir o sertão / Reis, Bento, p. 12-20 -> https://exemplo.br/sertao.pdf',
      'livro 1. O começo / Prado, Ana, p. 5',
    ],
  },
]);
