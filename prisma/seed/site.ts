import { Activity, IndexType, Order } from '@catalogue/api-contract';

/** A list in COPY's format. */
const list = (codes: readonly string[]): string => `{${codes.join(',')}}`;

const plain = {
  variant: 'plain',
  active: true,
  codEmpresa: '900',
  sigla: 'UFVI',
  nome: 'Universidade Federal do Vale do Ipê',
  tema: 'ipe',
  denominacao_login: 'Matrícula',
  destino_padrao_login_catalogo: 'M',
  msg_login: 'Use a matrícula e a senha do sistema acadêmico. Servidores entram com o número SIAPE.',
  msg_suporte_consulta:
    'Precisa de ajuda com a pesquisa? Fale com a Biblioteca Central: biblioteca@ufvi.example.org, de segunda a sexta, das 8h às 21h.',
  link_lgpd: 'https://ufvi.example.org/privacidade',
  usaOIDC: false,
  link_logout_OIDC: null,
  link_logout_saml: null,
  app_layers_url: '/__mock/hand-over/aplicativo',
  meu_pergamum_url: '/__mock/hand-over/meu-pergamum',
  postagem_url: '/__mock/hand-over/postagem-trabalho',
  p: {
    __md_aut: '2',
    __md_crypt: '4',
    __web_url_pw: 'https://biblioteca.ufvi.example.org',
    __web_aquisicao: 'https://biblioteca.ufvi.example.org/aquisicao',
  },
  ordenacoes: list([Order.year, Order.work, Order.reference, Order.catalogueCode]),
  ordenacao_padrao: Order.catalogueCode as string,
  tipos_indice: list(Object.values(IndexType)),
  imagem_padrao: null,
};
// Passwords of another system cannot be reset here (D1 §2).
const elsewhere = { ...plain.p, __md_aut: '1' };

/** One institution in the variants that its sign-in may have (D1 §5, §9); the control room selects the active one. */
export const institutions = [
  plain,
  {
    ...plain,
    variant: '571',
    active: false,
    codEmpresa: '571',
    denominacao_login: 'Usuário',
    msg_login: null,
    ordenacoes: list([Order.year, Order.reference]),
    ordenacao_padrao: Order.year,
  },
  { ...plain, variant: '87', active: false, codEmpresa: '87', msg_login: null },
  // Only its code is known (ruling B3); here it also has no addresses of external services.
  {
    ...plain,
    variant: '523',
    active: false,
    codEmpresa: '523',
    app_layers_url: null,
    meu_pergamum_url: null,
    postagem_url: null,
    // It offers no choice in the search either.
    ordenacoes: list([]),
    tipos_indice: list([]),
    // Its titles have a plain cover with a band, like its bindings.
    imagem_padrao:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAMCAIAAADQ/GvKAAAAHUlEQVR42mN4+egCVsSAU0I/Ngkrwi1Buh2DUgIACvHfUQsB5VoAAAAASUVORK5CYII=',
  },
  {
    ...plain,
    variant: 'oidc',
    active: false,
    denominacao_login: 'E-mail institucional',
    msg_login: 'Use o seu e-mail institucional. Quem não tem um entra com a matrícula e a senha do sistema acadêmico.',
    usaOIDC: true,
    link_logout_OIDC: '/login',
    p: elsewhere,
  },
  { ...plain, variant: 'saml', active: false, link_logout_saml: '/login', p: elsewhere },
];

export const activities = [
  { codigo: Activity.personalArea, existe: true, lookup: null, descricao: 'Minha área', informativo: null },
  {
    codigo: Activity.acquisitionSuggestion,
    existe: true,
    lookup: null,
    descricao: 'Sugestão de aquisição',
    informativo: null,
  },
  { codigo: Activity.comments, existe: true, lookup: null, descricao: 'Comentários', informativo: null },
  {
    codigo: Activity.externalCatalogue,
    existe: true,
    lookup: 'https://catalogos.example.org/mineiras',
    descricao: 'Catálogo das universidades mineiras',
    informativo: 'Pesquisa em conjunto nas bibliotecas universitárias do estado.',
  },
  {
    codigo: Activity.externalCatalogue2,
    existe: true,
    lookup: 'https://catalogos.example.org/nacional',
    descricao: 'Catálogo coletivo nacional',
    informativo: 'Periódicos e livros de bibliotecas de todo o país.',
  },
  { codigo: Activity.productLogo, existe: true, lookup: null, descricao: 'Logotipo do produto', informativo: null },
  {
    codigo: Activity.modalLogin,
    existe: true,
    lookup: null,
    descricao: 'Acesso sem sair da página',
    informativo: null,
  },
  {
    codigo: Activity.captcha,
    existe: false,
    lookup: null,
    descricao: 'Verificação contra robôs no acesso',
    informativo: null,
  },
];

const SEARCHES = [
  ['pesquisa_geral', 'Pesquisa geral', 'Livros, teses, periódicos e todo o resto do acervo'],
  ['e_books', 'E-books', 'Livros eletrônicos para ler de onde você estiver'],
  ['novas_aquisicoes', 'Novas aquisições', 'O que chegou às bibliotecas nos últimos meses'],
  ['acessibilidade', 'Acervo acessível', 'Braille, áudio, letra ampliada e Libras'],
  ['pesquisa_avancada', 'Pesquisa avançada', 'Vários termos, campos e operadores de uma vez'],
  ['autoridades', 'Autoridades', 'Autores, entidades, eventos e assuntos'],
  ['plano_ensino', 'Plano de ensino', 'A bibliografia de cada disciplina'],
  ['atos_normativos', 'Atos normativos', 'Leis, decretos e resoluções'],
  ['jurisprudencia', 'Jurisprudência', 'Acórdãos, súmulas e decisões'],
  ['arquivo', 'Arquivo', 'Documentos do arquivo da universidade'],
  ['rede_pergamum_oai', 'Rede Pergamum', 'Acervos de instituições parceiras'],
] as const;
const GUIDES = [
  [
    'citar',
    'Citar e referenciar',
    'ABNT NBR 6023 e 10520, com exemplos',
    [
      'A referência de cada título já vem pronta: abra o registro, escolha Referência e copie. Para vários de uma vez, ponha-os na [cesta](/cesta) e exporte a lista.',
      'No texto, cite pelo sobrenome e o ano: (Assis, 1899). Na citação direta, acrescente a página: (Assis, 1899, p. 12).',
      'Até três autores, escreva todos. Com quatro ou mais, pode escrever o primeiro seguido de “et al.”. As regras completas estão nas normas NBR 6023 (referências) e NBR 10520 (citações), que você lê no guia [Normas técnicas](/normas_tecnicas).',
    ],
  ],
  [
    'bases_dados',
    'Bases de dados',
    'O que a universidade assina e como usar',
    [
      'A universidade assina bases de artigos, normas e livros eletrônicos. A lista completa está abaixo; algumas são abertas a todos. Quem tem cadastro abre as outras em Minha área, [Bases de dados](/meupergamum/aquisicao/bases).',
      'Dentro do campus o acesso é direto. De casa, entre pelo catálogo com a sua matrícula: o guia [Acesso de casa](/como_acessar) explica o caminho.',
      'Precisa de ajuda para montar uma estratégia de busca? Peça uma [pesquisa especializada](/meupergamum/pesquisa-especializada) ou venha a um dos treinamentos da agenda.',
    ],
  ],
  [
    'trabalhos_academicos',
    'Trabalhos acadêmicos',
    'Modelos, ficha catalográfica e entrega',
    [
      'Peça a [ficha catalográfica](/meupergamum/ficha-catalografica) quando o texto já estiver com a paginação final. Ela volta por e-mail em até cinco dias úteis.',
      'Depois da defesa, entregue a versão corrigida em PDF pelo formulário [Postagem de trabalho](/meupergamum/postagem-trabalho). A biblioteca confere os dados e publica no repositório.',
      'Teses e dissertações de outras turmas são bons modelos: procure pelo orientador no campo Autor e filtre por tipo de obra.',
    ],
  ],
  [
    'como_acessar',
    'Acesso de casa',
    'E-books e periódicos fora do campus',
    [
      'Procure pelo título e escolha Só com acesso on-line. No registro, o botão Acessar on-line abre o livro ou o artigo.',
      'Alguns fornecedores pedem identificação. Entre no catálogo com a sua matrícula antes de abrir o link, e o acesso é liberado sem outra senha.',
      'Se aparecer um aviso de permissão, confira se o seu vínculo com a universidade está ativo e fale com a biblioteca pelo rodapé desta página.',
    ],
  ],
] as const;
const SECOND_SECTION = [
  [
    'normas_tecnicas',
    'Normas técnicas',
    'ABNT e ISO em texto completo',
    [
      'As normas da ABNT e do Mercosul podem ser lidas em texto completo por quem tem matrícula ativa.',
      'Pesquise pelo número ou por uma palavra do título, por exemplo [6023](/?termo_pesquisa=6023) ou [incêndio](/?termo_pesquisa=inc%C3%AAndio), e abra o link do registro. A leitura é na tela; a impressão depende de licença.',
    ],
  ],
  [
    'visitas',
    'Visitas e treinamentos',
    'Conheça a biblioteca com a sua turma',
    [
      'Turmas de até trinta pessoas visitam a Biblioteca Central com um bibliotecário, de segunda a sexta. A visita dura uma hora.',
      'Os treinamentos de busca, normalização e gerenciadores de referência estão na agenda da página inicial. A inscrição é pelo link de cada evento.',
    ],
  ],
  [
    'obras_raras',
    'Obras raras',
    'Consulta com hora marcada',
    [
      'A coleção de obras raras fica na Biblioteca Central e é consultada no local, com hora marcada e acompanhamento.',
      'Escreva para a biblioteca pelo rodapé desta página com o código do acervo e o dia desejado. Fotografias sem flash são permitidas.',
    ],
  ],
] as const;

const accessible =
  'Um livro de que você precisa não está em formato acessível? Peça pelo formulário de [sugestão de aquisição](/meupergamum/aquisicao) ou no balcão: a equipe prepara o texto com você.';
const formGuides = SEARCHES.map(([slug, titulo, descricao]) => ({
  ...{ slug, titulo, descricao, secao: 1 },
  texto: slug === 'acessibilidade' ? accessible : null,
}));
const writtenGuides = (guides: typeof GUIDES | typeof SECOND_SECTION, secao: number) =>
  guides.map(([slug, titulo, descricao, texto]) => ({ slug, titulo, descricao, secao, texto: texto.join('\n\n') }));

export const searchGuides = [...formGuides, ...writtenGuides(GUIDES, 1), ...writtenGuides(SECOND_SECTION, 2)].map(
  (guide, at) => ({ ...guide, id: at + 1, ordem: at + 1 }),
);
