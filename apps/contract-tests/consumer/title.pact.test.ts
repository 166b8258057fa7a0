import { failureNotice, titleFromFields, type CallFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { authorAddress, subjectAddress } from '@catalogue/web/shared/headingAddresses';
import { titleApi } from '@catalogue/web/features/title/title.api';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { asPatron, asVisitor } from './headers';
import { marcLines } from './marcLines';
import { closedCollectionScenarios } from './title.closedCollection';
import { figureScenarios } from './title.figures';
import { relatedScenarios } from './title.related';
import { offerScenarios } from './title.offers';

const { eachLike, regex, string } = MatchersV3;

const { endpoints } = titleApi;
const theTitle = { params: { id: '1' } };
const get = (path: string, headers: Record<string, string> = asVisitor): Exchange['request'] => ({
  method: 'GET',
  path,
  headers,
});

const estrela: State = {
  name: 'a title',
  params: {
    titulo: 'A hora da estrela',
    titulo_paralelo: 'The hour of the star',
    autor: 'Lispector, Clarice',
    assunto: 'Romance brasileiro',
    ano: '1977',
    url: 'https://exemplo.br/estrela.pdf',
  },
};
const twoCopies: State[] = [
  { name: 'a patron', params: { login: 'bento' } },
  estrela,
  { name: 'a copy', params: { cod_exemplar: '20001', titulo: 'A hora da estrela' } },
  { name: 'a copy', params: { cod_exemplar: '20002', titulo: 'A hora da estrela' } },
  { name: 'a loan', params: { cod_exemplar: '20002', daysToDue: 4 } },
  { name: 'somebody who waits for a title', params: { titulo: 'A hora da estrela' } },
];
const atPlace = {
  volume: '2',
  tomo: '1',
  parte: 'A',
  material: 'principal',
  localizacao: 'Estante 12',
  tipo_emprestimo: 'Multimeios',
  dias_emprestimo: 7,
};

/** The texts of the title page, from the fields alone. */
async function readTitle(app: AppStore) {
  const { data } = await app.dispatch(endpoints.getTitle.initiate(theTitle));
  if (!data) return null;
  const title = titleFromFields(data.campos);
  return {
    title: title.titulo,
    authors: title.autores.map((author) => [author.descricao, authorAddress(author)]),
    subjects: title.assuntos.map((subject) => [subject.descricao, subjectAddress(subject)]),
    imprint: title.imprenta,
    year: title.ano_publicacao,
    edition: title.edicao,
    extent: title.descricao_fisica,
    numbers: title.isbns_issns,
    callNumber: title.numero_chamada,
    links: title.links.map(({ url, descricao }) => [url, descricao]),
  };
}

describePact('title', [
  {
    title: 'a patron opens a title',
    user: 'patron',
    exchanges: [
      {
        that: 'the fields of a title, asked for by a patron',
        given: [{ name: 'a patron', params: { login: 'ana' } }, estrela],
        request: get('/api/acervo/1', asPatron),
        reply: {
          status: 200,
          body: {
            campos: [
              { ordem: '20', detalhes: [{ descricao: ['9788535902778'] }] },
              { ordem: '90', detalhes: [{ _secao: ['a', 'b'], descricao: ['869.3', 'A848d'] }] },
              {
                ordem: '100',
                detalhes: [{ descricao: ['Lispector, Clarice'], cod_autoridade: [string('1')] }],
              },
              {
                ordem: '245',
                detalhes: [
                  {
                    _secao: ['a', 'b'],
                    descricao: ['A hora da estrela', 'The hour of the star'],
                    pontuacao: eachLike(' ='),
                  },
                ],
              },
              { ordem: '250', detalhes: [{ descricao: ['2. ed.'] }] },
              {
                ordem: '260',
                detalhes: [{ _secao: ['a', 'b', 'c'], descricao: ['São Paulo', 'Companhia das Letras', '1977'] }],
              },
              { ordem: '300', detalhes: [{ descricao: ['256 p.'] }] },
              {
                ordem: '650',
                detalhes: [{ descricao: ['Romance brasileiro'], cod_autoridade: [string('2')] }],
              },
              {
                ordem: '856',
                detalhes: [{ _secao: ['u', 'y'], descricao: ['https://exemplo.br/estrela.pdf', 'Texto integral'] }],
              },
            ],
          },
        },
      },
    ],
    act: readTitle,
    outcome: {
      title: 'A hora da estrela = The hour of the star',
      authors: [['Lispector, Clarice', '/autoridade/1']],
      subjects: [['Romance brasileiro', '/?termo_pesquisa=Romance+brasileiro&coluna_um=INDICE_2&indice=2']],
      imprint: 'São Paulo: Companhia das Letras, 1977',
      year: 1977,
      edition: '2. ed.',
      extent: '256 p.',
      numbers: ['9788535902778'],
      callNumber: '869.3 A848d',
      links: [['https://exemplo.br/estrela.pdf', 'Texto integral']],
    },
  },
  {
    title: 'a visitor opens a title that is not there',
    user: 'visitor',
    exchanges: [
      {
        that: 'a title that nobody has',
        request: get('/api/acervo/1'),
        reply: { status: 404, body: { message: regex(/.*não encontrado.*/, 'Acervo não encontrado.') } },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(endpoints.getTitle.initiate(theTitle));
      const failure = error as CallFailure | undefined;
      return failure && { status: failure.status, ...failureNotice(failure) };
    },
    outcome: { status: 404, tone: 'warning', message: 'Acervo não encontrado.' },
  },
  {
    title: 'a visitor copies the reference',
    user: 'visitor',
    exchanges: [
      {
        that: 'the reference of a title',
        given: [{ name: 'a title', params: { titulo: 'A hora da estrela', autor: 'Lispector, Clarice', ano: '1977' } }],
        request: get('/api/acervo/1/referencia'),
        reply: {
          status: 200,
          body: {
            referencia: 'LISPECTOR, Clarice. A hora da estrela. 2. ed. São Paulo: Companhia das Letras, 1977.',
            formato: 'ABNT NBR 6023:2018',
            partes: [
              { texto: 'LISPECTOR, Clarice. ' },
              { texto: 'A hora da estrela', destaque: true },
              { texto: '. 2. ed. São Paulo: Companhia das Letras, 1977.' },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getReference.initiate(theTitle));
      const shown = data?.partes?.map(({ texto, destaque }) => (destaque ? `<b>${texto}</b>` : texto)).join('');
      return { shown, copied: data?.referencia, norm: data?.formato };
    },
    outcome: {
      shown: 'LISPECTOR, Clarice. <b>A hora da estrela</b>. 2. ed. São Paulo: Companhia das Letras, 1977.',
      copied: 'LISPECTOR, Clarice. A hora da estrela. 2. ed. São Paulo: Companhia das Letras, 1977.',
      norm: 'ABNT NBR 6023:2018',
    },
  },
  {
    title: 'a librarian looks at the MARC record',
    user: 'patron',
    exchanges: [
      {
        that: 'the MARC rows of a title, asked for by a patron',
        given: [
          { name: 'a patron', params: { login: 'ana' } },
          { name: 'a title', params: { titulo: 'Água viva' } },
        ],
        request: get('/api/acervo/1/marc', asPatron),
        reply: {
          status: 200,
          body: [
            { paragrafo: '1', secao: null, descricao: '000001' },
            { paragrafo: '8', secao: null, descricao: '980101s1998####bl############000#0#por##' },
            { paragrafo: '20', secao: 'a', descricao: '9788535902778' },
            { paragrafo: '90', seq_paragrafo: '1', secao: 'a', descricao: '869.3' },
            { paragrafo: '90', seq_paragrafo: '1', secao: 'b', descricao: 'A848d' },
            {
              paragrafo: '245',
              secao: 'a',
              descricao: 'Água viva',
              indicador1: '0',
              indicador2: '0',
            },
            { paragrafo: '250', secao: 'a', descricao: '2. ed.' },
            { paragrafo: '260', seq_paragrafo: '1', secao: 'a', descricao: 'São Paulo', pontuacao: ' :' },
            { paragrafo: '260', seq_paragrafo: '1', secao: 'b', descricao: 'Companhia das Letras', pontuacao: ',' },
            { paragrafo: '260', seq_paragrafo: '1', secao: 'c', descricao: '1998', pontuacao: '.' },
            { paragrafo: '300', secao: 'a', descricao: '256 p.' },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getMarc.initiate(theTitle));
      return data && marcLines(data);
    },
    outcome: [
      '1 000001',
      '8 980101s1998####bl############000#0#por##',
      '20 ## $a 9788535902778',
      '90 ## $a 869.3 $b A848d',
      '245 00 $a Água viva',
      '250 ## $a 2. ed.',
      '260 ## $a São Paulo : $b Companhia das Letras, $c 1998.',
      '300 ## $a 256 p.',
    ],
  },
  {
    title: 'a visitor looks where the copies are',
    user: 'visitor',
    exchanges: [
      {
        that: 'the copies of a title, one on the shelf and one on loan, and who waits',
        given: twoCopies,
        request: get('/api/acervo/1/exemplares'),
        reply: {
          status: 200,
          body: {
            exemplares: [
              {
                ...atPlace,
                cod_exemplar: '20001',
                cod_biblioteca: '1',
                desc_biblioteca: 'Biblioteca Central',
                situacao: 'disponivel',
                disponivel: true,
              },
              {
                ...atPlace,
                cod_exemplar: '20002',
                cod_biblioteca: '1',
                desc_biblioteca: 'Biblioteca Central',
                situacao: 'emprestado',
                data_prevista_devolucao: '2026-03-14',
              },
            ],
            reservas_fila: 1,
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listCopies.initiate(theTitle));
      const copies = data?.exemplares.map((copy) => ({
        copy: [copy.cod_exemplar, copy.volume, copy.tomo, copy.parte, copy.material],
        place: [copy.cod_biblioteca, copy.desc_biblioteca, copy.localizacao],
        type: `${copy.tipo_emprestimo}, ${copy.dias_emprestimo}`,
        state: copy.disponivel ? copy.situacao : `${copy.situacao} until ${copy.data_prevista_devolucao}`,
      }));
      return { copies, waiting: data?.reservas_fila };
    },
    outcome: {
      copies: [
        {
          copy: ['20001', '2', '1', 'A', 'principal'],
          place: ['1', 'Biblioteca Central', 'Estante 12'],
          type: 'Multimeios, 7',
          state: 'disponivel',
        },
        {
          copy: ['20002', '2', '1', 'A', 'principal'],
          place: ['1', 'Biblioteca Central', 'Estante 12'],
          type: 'Multimeios, 7',
          state: 'emprestado until 2026-03-14',
        },
      ],
      waiting: 1,
    },
  },
  {
    title: 'a visitor looks which libraries have a free copy',
    user: 'visitor',
    exchanges: [
      {
        that: 'the libraries of a title',
        given: [
          ...twoCopies,
          {
            name: 'a copy',
            params: { cod_exemplar: '20003', titulo: 'A hora da estrela', situacao: 'consulta_local' },
          },
        ],
        request: get('/api/acervo/1/bibliotecas'),
        reply: {
          status: 200,
          body: [
            {
              cod_biblioteca: '1',
              desc_biblioteca: 'Biblioteca Central',
              total: 3,
              disponiveis: 1,
              consulta_local: 1,
              localizacao: 'Estante 12',
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listTitleLibraries.initiate(theTitle));
      return data?.map(
        (library) =>
          `${library.cod_biblioteca} ${library.desc_biblioteca}: ${library.disponiveis} of ${library.total}, ${library.consulta_local} to read there, ${library.localizacao}`,
      );
    },
    outcome: ['1 Biblioteca Central: 1 of 3, 1 to read there, Estante 12'],
  },
  {
    title: 'a visitor looks at the Dublin Core elements',
    user: 'visitor',
    exchanges: [
      {
        that: 'the Dublin Core elements of a title',
        given: [{ name: 'a title', params: { titulo: 'Água viva' } }],
        request: get('/api/acervo/1/dublin-core'),
        reply: {
          status: 200,
          body: {
            elementos: [
              { elemento: 'date', valor: '1998' },
              { elemento: 'identifier', valor: '9788535902778' },
              { elemento: 'language', valor: 'por' },
              { elemento: 'publisher', valor: 'São Paulo : Companhia das Letras' },
              { elemento: 'title', valor: 'Água viva' },
              { elemento: 'type', valor: 'text' },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getDublinCore.initiate(theTitle));
      return data?.elementos.map(({ elemento, valor }) => `${elemento}: ${valor}`);
    },
    outcome: [
      'date: 1998',
      'identifier: 9788535902778',
      'language: por',
      'publisher: São Paulo : Companhia das Letras',
      'title: Água viva',
      'type: text',
    ],
  },
  ...offerScenarios,
  ...figureScenarios,
  ...relatedScenarios,
  ...closedCollectionScenarios,
]);
