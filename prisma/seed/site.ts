import { Activity } from '@catalogue/api-contract';

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
};
// Passwords that lie with another system are not set anew here (D1 §2).
const elsewhere = { ...plain.p, __md_aut: '1' };

/** One institution in the shapes that its sign-in may take (D1 §5, §9); the control room says which is in force. */
export const institutions = [
  plain,
  { ...plain, variant: '571', active: false, codEmpresa: '571', denominacao_login: 'Usuário', msg_login: null },
  { ...plain, variant: '87', active: false, codEmpresa: '87', msg_login: null },
  // Nothing is known of it but its code (decisions B3); here it also lends no application an address.
  {
    ...plain,
    variant: '523',
    active: false,
    codEmpresa: '523',
    app_layers_url: null,
    meu_pergamum_url: null,
    postagem_url: null,
  },
  {
    ...plain,
    variant: 'oidc',
    active: false,
    denominacao_login: 'E-mail institucional',
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
  ['acessibilidade', 'Acessibilidade', 'Braille, áudio, letra ampliada e Libras'],
  ['pesquisa_avancada', 'Pesquisa avançada', 'Vários termos, campos e operadores de uma vez'],
  ['autoridades', 'Autoridades', 'Autores, entidades, eventos e assuntos'],
  ['plano_ensino', 'Plano de ensino', 'A bibliografia de cada disciplina'],
  ['atos_normativos', 'Atos normativos', 'Leis, decretos e resoluções'],
  ['jurisprudencia', 'Jurisprudência', 'Acórdãos, súmulas e decisões'],
  ['arquivo', 'Arquivo', 'Documentos do arquivo da universidade'],
  ['rede_pergamum_oai', 'Rede Pergamum', 'Acervos de instituições parceiras'],
] as const;
const GUIDES = [
  ['citar', 'Citar e referenciar', 'ABNT NBR 6023 e 10520, com exemplos'],
  ['bases_dados', 'Bases de dados', 'O que a universidade assina e como usar'],
  ['trabalhos_academicos', 'Trabalhos acadêmicos', 'Modelos, ficha catalográfica e entrega'],
  ['como_acessar', 'Acesso de casa', 'E-books e periódicos fora do campus'],
] as const;
const SECOND_SECTION = [
  ['normas_tecnicas', 'Normas técnicas', 'ABNT e ISO em texto completo'],
  ['acervo_acessivel', 'Acervo acessível', 'Braille, áudio e texto ampliado'],
  ['visitas', 'Visitas e treinamentos', 'Conheça a biblioteca com a sua turma'],
  ['obras_raras', 'Obras raras', 'Consulta com hora marcada'],
] as const;

export const searchGuides = [...SEARCHES, ...GUIDES, ...SECOND_SECTION].map(([slug, titulo, descricao], index) => ({
  id: index + 1,
  slug,
  titulo,
  descricao,
  ordem: index + 1,
  secao: index < SEARCHES.length + GUIDES.length ? 1 : 2,
}));
