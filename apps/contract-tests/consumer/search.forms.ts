import type { AppStore } from '@catalogue/web/app/store';
import { searchApi } from '@catalogue/web/features/search/search.api';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron, asVisitor } from './headers';

const { endpoints } = searchApi;
const get = (path: string, query?: Record<string, string>, headers = asVisitor): Exchange['request'] => ({
  method: 'GET',
  path: `/api${path}`,
  headers,
  ...(query && { query }),
});

interface Field {
  nome: string;
  descricao: string;
  opcoes: { codigo: string; descricao: string }[];
}
const shown = (campos: Field[] | undefined) =>
  campos?.map(
    ({ nome, descricao, opcoes }) =>
      `${descricao} (${nome}): ${opcoes.map((option) => `${option.codigo} ${option.descricao}`).join(', ')}`,
  );

/** A form with one field of one option. */
const form = (
  name: string,
  path: string,
  formulario: string,
  campo: string,
  act: (app: AppStore) => Promise<{ data?: { campos: Field[] } }>,
): Scenario => ({
  title: `the form of ${name} learns what it offers`,
  user: 'visitor',
  exchanges: [
    {
      that: `the options of ${name}`,
      given: [
        {
          name: 'an option of a form',
          params: { formulario, campo, descricao_campo: 'Tipo', codigo: '2', descricao: 'O segundo' },
        },
      ],
      request: get(path),
      reply: {
        status: 200,
        body: { campos: [{ nome: campo, descricao: 'Tipo', opcoes: [{ codigo: '2', descricao: 'O segundo' }] }] },
      },
    },
  ],
  act: async (app) => shown((await act(app)).data?.campos),
  outcome: [`Tipo (${campo}): 2 O segundo`],
});

interface Page {
  total: number;
  page: number;
  data: object[];
}
const pageShown = (page: Page | undefined) =>
  page && [page.total, page.page, ...page.data.map((entry) => Object.values(entry).join(' '))];

const dropdown = (
  that: string,
  request: Exchange['request'],
  given: State[],
  entry: Record<string, string>,
  act: (app: AppStore) => Promise<{ data?: Page }>,
): Scenario => ({
  title: `${that} can be chosen from`,
  user: request.headers === asPatron ? 'patron' : 'visitor',
  exchanges: [{ that, given, request, reply: { status: 200, body: { total: 1, page: 1, data: [entry] } } }],
  act: async (app) => pageShown((await act(app)).data),
  outcome: [1, 1, Object.values(entry).join(' ')],
});

const restored = (
  that: string,
  path: string,
  given: State[],
  entry: Record<string, string>,
  act: (app: AppStore) => Promise<{ data?: object }>,
): Scenario => ({
  title: `${that} is restored from an address`,
  user: 'visitor',
  exchanges: [{ that, given, request: get(path), reply: { status: 200, body: entry } }],
  act: async (app) => Object.values((await act(app)).data ?? {}).join(' '),
  outcome: Object.values(entry).join(' '),
});

const ana: State = { name: 'a patron', params: { login: 'ana' } };
const discipline: State = { name: 'a discipline', params: { codigo: 5, descricao: 'Álgebra linear' } };
const teacher: State = { name: 'a teacher', params: { codigo: 3, descricao: 'Ana Prado' } };
const course: State = { name: 'a course', params: { codigo: 9, descricao: 'Direito', cod_campus: 1 } };

/** The options of the search form, and aids for the results. */
export const formScenarios: Scenario[] = [
  form('the archive', '/consulta/opcoes-arquivo', 'arquivo', 'tipo_documento', (app) =>
    app.dispatch(endpoints.listArchiveOptions.initiate()),
  ),
  form('normative acts', '/consulta/opcoes-atos-normativos', 'atos_normativos', 'tipo_ato', (app) =>
    app.dispatch(endpoints.listNormativeActOptions.initiate()),
  ),
  form('case law', '/consulta/jurisprudencia-options', 'jurisprudencia', 'tipo_decisao', (app) =>
    app.dispatch(endpoints.listCaseLawOptions.initiate()),
  ),
  {
    title: 'the form of the partner network learns what it offers',
    user: 'visitor',
    exchanges: [
      {
        that: 'the fields of the partner network',
        given: [
          {
            name: 'an institution of the network',
            params: { cod_empresa: 901, desc_empresa: 'Universidade da Mantiqueira' },
          },
        ],
        request: get('/consulta/filtros', { search_tab: 'rede_pergamum_oai' }),
        reply: {
          status: 200,
          body: {
            opcoes: {
              campos: [
                {
                  nome: 'instituicao',
                  descricao: 'Instituição',
                  opcoes: [{ codigo: '901', descricao: 'Universidade da Mantiqueira' }],
                },
              ],
            },
          },
        },
      },
    ],
    act: async (app) => {
      const query = { search_tab: 'rede_pergamum_oai' } as const;
      return shown((await app.dispatch(endpoints.getSearchFilters.initiate({ query }))).data?.opcoes.campos);
    },
    outcome: ['Instituição (instituicao): 901 Universidade da Mantiqueira'],
  },
  {
    title: 'the form learns which indexes can be walked',
    user: 'visitor',
    exchanges: [
      {
        that: 'the indexes',
        request: get('/consulta/opcoes-indice'),
        reply: {
          status: 200,
          body: [
            { codigo: 'TITULO', descricao: 'Título' },
            { codigo: 'COLECAO', descricao: 'Coleção' },
            { codigo: 'AUTOR', descricao: 'Autor' },
            { codigo: 'ASSUNTO', descricao: 'Assunto' },
            { codigo: 'CHAMADA', descricao: 'Número de chamada' },
            { codigo: 'ISBN', descricao: 'ISBN' },
            { codigo: 'ISSN', descricao: 'ISSN' },
          ],
        },
      },
    ],
    act: async (app) =>
      (await app.dispatch(endpoints.listIndexTypes.initiate())).data
        ?.map(({ codigo, descricao }) => `${codigo} ${descricao}`)
        .join(', '),
    outcome:
      'TITULO Título, COLECAO Coleção, AUTOR Autor, ASSUNTO Assunto, CHAMADA Número de chamada, ISBN ISBN, ISSN ISSN',
  },
  dropdown(
    'libraries of a campus by a part of their name',
    get('/consulta/bibliotecas', { search_text: 'ciências', page: '1', codCampus: '1' }),
    [],
    { cod_biblioteca: '2', desc_biblioteca: 'Biblioteca de Ciências Humanas e Letras' },
    (app) =>
      app.dispatch(endpoints.listLibraries.initiate({ query: { search_text: 'ciências', page: 1, codCampus: 1 } })),
  ),
  dropdown(
    'campuses by a part of their name',
    get('/campus', { search_text: 'serra', page: '1' }),
    [],
    { cod_campus: '2', nome_campus: 'Campus Serra Verde' },
    (app) => app.dispatch(endpoints.listCampuses.initiate({ query: { search_text: 'serra', page: 1 } })),
  ),
  dropdown(
    'disciplines',
    get('/consulta/disciplinas', { page: '1' }),
    [discipline],
    { codigo: '5', descricao: 'Álgebra linear' },
    (app) => app.dispatch(endpoints.listDisciplines.initiate({ query: { page: 1 } })),
  ),
  dropdown(
    'courses, by a patron',
    get('/cursos', { search_text: 'direi', page: '1' }, asPatron),
    [ana, course],
    { codigo: '9', descricao: 'Direito' },
    (app) => app.dispatch(endpoints.listCourses.initiate({ query: { search_text: 'direi', page: 1 } })),
  ),
  dropdown('teachers', get('/professores', { page: '1' }), [teacher], { codigo: '3', descricao: 'Ana Prado' }, (app) =>
    app.dispatch(endpoints.listTeachers.initiate({ query: { page: 1 } })),
  ),
  restored('a teacher', '/consulta/professor/3', [teacher], { codigo: '3', descricao: 'Ana Prado' }, (app) =>
    app.dispatch(endpoints.getTeacher.initiate({ params: { code: 3 } })),
  ),
  restored('a course', '/consulta/curso/9', [course], { codigo: '9', descricao: 'Direito' }, (app) =>
    app.dispatch(endpoints.getCourse.initiate({ params: { code: 9 } })),
  ),
  restored('a campus', '/consulta/campus/2', [], { cod_campus: '2', nome_campus: 'Campus Serra Verde' }, (app) =>
    app.dispatch(endpoints.getCampus.initiate({ params: { code: 2 } })),
  ),
  restored(
    'a discipline',
    '/consulta/disciplina/5',
    [discipline],
    { codigo: '5', descricao: 'Álgebra linear' },
    (app) => app.dispatch(endpoints.getDiscipline.initiate({ params: { code: 5 } })),
  ),
  restored(
    'a library',
    '/consulta/biblioteca/1',
    [],
    { cod_biblioteca: '1', desc_biblioteca: 'Biblioteca Central' },
    (app) => app.dispatch(endpoints.getLibrary.initiate({ params: { code: 1 } })),
  ),
  {
    title: 'results say which of them the search looks into',
    user: 'visitor',
    exchanges: [
      {
        that: 'which of two titles are indexed, one of which is gone',
        given: [{ name: 'a title', params: { titulo: 'A hora da estrela' } }],
        request: get('/consulta/acervos-indexados', { acervos: '1,77' }),
        reply: { status: 200, body: [{ cod_acervo: '1', indexado: false }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listIndexedTitles.initiate({ query: { acervos: [1, 77] } }));
      return data?.map(({ cod_acervo, indexado }) => [cod_acervo, indexado]);
    },
    outcome: [['1', false]],
  },
  {
    title: 'results and basket show under which other titles a title goes',
    user: 'visitor',
    exchanges: [
      {
        that: 'the other titles of two titles, one of which is gone',
        given: [{ name: 'a title', params: { titulo: 'A hora da estrela', titulo_variante: 'The hour of the star' } }],
        request: get('/consulta/titulos-adicionais', { acervos: '1,77' }),
        reply: { status: 200, body: [{ cod_acervo: '1', titulos: [{ descricao: 'The hour of the star' }] }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listAdditionalTitles.initiate({ query: { acervos: [1, 77] } }));
      return data?.map(({ cod_acervo, titulos }) => [cod_acervo, titulos.map(({ descricao }) => descricao)]);
    },
    outcome: [['1', ['The hour of the star']]],
  },
  {
    title: 'a row of results says where a title can be fetched',
    user: 'visitor',
    exchanges: [
      {
        that: 'the shelves of two titles, one of which has no free copy',
        given: [
          { name: 'a title', params: { titulo: 'A hora da estrela' } },
          {
            name: 'a copy',
            params: { cod_exemplar: '20001', titulo: 'A hora da estrela', numero_chamada: '869.3 L769h' },
          },
        ],
        request: get('/consulta/estantes', { acervos: '1,77' }),
        reply: {
          status: 200,
          body: [
            {
              cod_acervo: '1',
              bibliotecas: [
                {
                  cod_biblioteca: '1',
                  desc_biblioteca: 'Biblioteca Central',
                  disponiveis: 1,
                  localizacao: 'Estante 12',
                  numero_chamada: '869.3 L769h',
                  dias_min: 7,
                  dias_max: 7,
                },
              ],
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listShelfPlaces.initiate({ query: { acervos: [1, 77] } }));
      return data?.flatMap(({ cod_acervo, bibliotecas }) =>
        bibliotecas.map(
          (place) =>
            `${cod_acervo}: ${place.disponiveis} in ${place.cod_biblioteca} ${place.desc_biblioteca}, ${place.localizacao}, ${place.numero_chamada}, ${place.dias_min} to ${place.dias_max} days`,
        ),
      );
    },
    outcome: ['1: 1 in 1 Biblioteca Central, Estante 12, 869.3 L769h, 7 to 7 days'],
  },
  {
    title: 'a row of results says in which teaching plans a title is',
    user: 'visitor',
    exchanges: [
      {
        that: 'the teaching plans of two titles, one of which is in none',
        given: [
          { name: 'a title', params: { titulo: 'A hora da estrela' } },
          { name: 'a discipline', params: { codigo: 5, descricao: 'Literatura brasileira' } },
          { name: 'a teacher', params: { codigo: 3, descricao: 'Ana Prado' } },
          { name: 'a course', params: { codigo: 1, descricao: 'Letras', cod_campus: 1 } },
          { name: 'a teaching plan', params: { titulo: 'A hora da estrela' } },
        ],
        request: get('/consulta/planos', { acervos: '1,77' }),
        reply: {
          status: 200,
          body: [
            {
              cod_acervo: '1',
              planos: [
                {
                  tipo: 'basica',
                  disciplina: 'Literatura brasileira',
                  curso: 'Letras',
                  professor: 'Ana Prado',
                  ano: 2026,
                  semestre: 1,
                },
              ],
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listPlansOfTitles.initiate({ query: { acervos: [1, 77] } }));
      return data?.flatMap(({ cod_acervo, planos }) =>
        planos.map(
          ({ tipo, disciplina, curso, professor, ano, semestre }) =>
            `${cod_acervo}: ${tipo}, ${disciplina}, ${curso}, ${professor}, ${ano}/${semestre}`,
        ),
      );
    },
    outcome: ['1: basica, Literatura brasileira, Letras, Ana Prado, 2026/1'],
  },
  {
    title: 'a visitor searches the products of Target',
    user: 'visitor',
    exchanges: [
      {
        that: 'products of Target by a word',
        given: [
          {
            name: 'a product of Target',
            params: {
              id: 3,
              titulo: 'Ensaios de concreto',
              descricao: 'Compressão e tração',
              url: 'https://target.exemplo.br/3',
            },
          },
        ],
        request: get('/consulta/produtos-target', { termoPesquisa: 'concreto' }),
        reply: {
          status: 200,
          body: { total: 1, data: [{ id: '3', titulo: 'Ensaios de concreto', descricao: 'Compressão e tração' }] },
        },
      },
    ],
    act: async (app) => {
      const query = { termoPesquisa: 'concreto' };
      const { data } = await app.dispatch(endpoints.searchTargetProducts.initiate({ query }));
      return data && [data.total, ...data.data.map(({ id, titulo, descricao }) => `${id} ${titulo}: ${descricao}`)];
    },
    outcome: [1, '3 Ensaios de concreto: Compressão e tração'],
  },
];
