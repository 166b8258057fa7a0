export interface Persona {
  persona_id: string;
  nome_pessoa: string;
  categoria: string;
  /** One sentence on what the demo shows with this person. */
  shows: string;
  /** `usuario`: the name that several people share (institution 571); `base`: M, or the name of another base. */
  logins: { login: string; nome: string; base?: string; usuario?: string }[];
  bloqueio?: boolean;
  hasCpf?: boolean;
  hasEmail?: boolean;
  /** Personal area permission; true by default. */
  hasArea?: boolean;
  /** A category at institution 87 other than the one that follows from `categoria`. */
  cod_categoria?: string;
  loans?: PersonaLoan[];
  holds?: PersonaHold[];
}

export interface PersonaLoan {
  /** A classic, by its title. */
  title: string;
  /** Days from today to the due date: 1 is tomorrow, -9 nine days late. */
  dueIn: number;
  renewals: number;
  /** Another person waits for the title. */
  waitedFor?: boolean;
  /** Returned this many days before today. */
  returnedAgo?: number;
}

export interface PersonaHold {
  title: string;
  situacao: 'fila' | 'liberada' | 'cancelada' | 'atendida' | 'expirada';
}

const one = (persona_id: string, nome: string) => [{ login: persona_id, nome }];

/** Invented people, each in a situation of their own; the password is `demoPassword`. */
export const personas: Persona[] = [
  {
    persona_id: 'ana',
    nome_pessoa: 'Ana Beatriz Moreira Lage',
    categoria: 'Graduação',
    shows:
      'Cinco livros em casa: dois renováveis, um que vence amanhã, um no limite de renovações e um reservado por outra pessoa.',
    logins: one('ana', 'Ana Beatriz Moreira Lage'),
    loans: [
      { title: 'Redes de computadores', dueIn: 1, renewals: 0 },
      { title: 'Memórias póstumas de Brás Cubas', dueIn: 9, renewals: 1 },
      { title: 'Pedagogia do oprimido', dueIn: 12, renewals: 0 },
      { title: 'Como se faz uma tese', dueIn: 6, renewals: 5 },
      { title: 'Torto arado', dueIn: 4, renewals: 2, waitedFor: true },
      { title: 'Dom Casmurro', dueIn: -40, renewals: 1, returnedAgo: 41 },
      { title: 'Álgebra linear', dueIn: -120, renewals: 3, returnedAgo: 121 },
    ],
    holds: [
      { title: 'Inteligência artificial', situacao: 'fila' },
      { title: 'Clube da Esquina', situacao: 'liberada' },
      { title: 'Os sertões', situacao: 'cancelada' },
      { title: 'Vidas secas', situacao: 'expirada' },
      { title: 'Sagarana', situacao: 'atendida' },
    ],
  },
  {
    persona_id: 'bruno',
    nome_pessoa: 'Bruno Teixeira Salgado',
    categoria: 'Graduação',
    shows:
      'Dois livros em atraso, que precisam voltar antes de qualquer renovação, um ainda no prazo, e débitos de vários serviços.',
    logins: one('bruno', 'Bruno Teixeira Salgado'),
    loans: [
      { title: 'Cálculo', dueIn: -9, renewals: 2 },
      { title: 'Fundamentos de física', dueIn: -23, renewals: 0 },
      { title: 'Vidas secas', dueIn: 5, renewals: 1 },
      { title: 'Sistema de banco de dados', dueIn: -60, renewals: 0, returnedAgo: 48 },
    ],
  },
  {
    persona_id: 'carla',
    nome_pessoa: 'Carla Nogueira de Vasconcelos',
    categoria: 'Professor',
    shows: 'Professora: três livros para a pesquisa, uma reserva à espera e uma que já foi atendida.',
    logins: one('carla', 'Carla Nogueira de Vasconcelos'),
    loans: [
      { title: 'Raízes do Brasil', dueIn: 11, renewals: 3 },
      { title: 'A natureza do espaço', dueIn: 2, renewals: 0 },
      { title: 'A devassa da devassa', dueIn: 8, renewals: 1 },
    ],
    holds: [
      { title: 'Grande sertão', situacao: 'fila' },
      { title: 'Os sertões', situacao: 'atendida' },
    ],
  },
  {
    persona_id: 'bloqueado',
    nome_pessoa: 'Bernardo Pimenta Arruda',
    categoria: 'Graduação',
    shows: 'Acesso bloqueado: a senha está certa e mesmo assim não entra.',
    logins: one('bloqueado', 'Bernardo Pimenta Arruda'),
    bloqueio: true,
  },
  {
    persona_id: 'duplicado',
    nome_pessoa: 'Débora Quintão Alvarenga',
    categoria: 'Pós-graduação',
    shows: 'Três cadastros da mesma pessoa: aluna de graduação, de mestrado e servidora.',
    logins: [
      { login: 'duplicado', nome: 'Débora Quintão Alvarenga (mestrado)' },
      { login: 'duplicado-graduacao', nome: 'Débora Quintão Alvarenga (graduação)' },
      { login: 'duplicado-servidora', nome: 'Débora Quintão Alvarenga (servidora)' },
    ],
  },
  {
    persona_id: 'sem-cpf',
    nome_pessoa: 'Esteban Figueroa Ocampo',
    categoria: 'Pós-graduação',
    shows: 'Estudante estrangeiro, sem CPF no cadastro.',
    logins: one('sem-cpf', 'Esteban Figueroa Ocampo'),
    hasCpf: false,
    loans: [{ title: 'Don Quijote de la Mancha', dueIn: 10, renewals: 0 }],
  },
  {
    persona_id: 'limite-comentarios',
    nome_pessoa: 'Lúcia Helena Brandão',
    categoria: 'Graduação',
    shows: 'Comenta muito: tantos comentários à espera da biblioteca que o próximo é recusado.',
    logins: one('limite-comentarios', 'Lúcia Helena Brandão'),
  },
  {
    persona_id: 'nada-consta',
    nome_pessoa: 'Natália Guimarães Prado',
    categoria: 'Graduação',
    shows: 'Tudo em dia: nenhum empréstimo, nenhuma reserva, nenhum débito.',
    logins: one('nada-consta', 'Natália Guimarães Prado'),
    loans: [{ title: 'Sagarana', dueIn: -30, renewals: 0, returnedAgo: 33 }],
  },
  {
    persona_id: 'trocas',
    nome_pessoa: 'Tomás Ribeiro Evangelista',
    categoria: 'Técnico-administrativo',
    shows:
      'Dois acessos da mesma pessoa, na biblioteca e no arquivo; pode agir pela professora Carla ou pelo Bruno, e vê no MARC os campos da biblioteca.',
    logins: [
      { login: 'trocas', nome: 'Tomás Ribeiro Evangelista (biblioteca)' },
      { login: 'trocas-arquivo', nome: 'Tomás Ribeiro Evangelista (arquivo)', base: 'ARQUIVO' },
    ],
    loans: [{ title: 'Como elaborar projetos de pesquisa', dueIn: 3, renewals: 0 }],
  },
  {
    persona_id: 'mfaria-aluna',
    nome_pessoa: 'Marília Faria Torres',
    categoria: 'Graduação',
    shows: 'Na instituição 571 o usuário mfaria é de duas pessoas: depois dele se escolhe qual. Esta é a aluna.',
    logins: [{ login: 'mfaria-aluna', nome: 'Marília Faria Torres', usuario: 'mfaria' }],
  },
  {
    persona_id: 'mfaria-servidor',
    nome_pessoa: 'Maurício Faria Bittencourt',
    categoria: 'Técnico-administrativo',
    shows: 'A outra pessoa com o usuário mfaria, na instituição 571. Está afastado de uma biblioteca por um tempo.',
    logins: [{ login: 'mfaria-servidor', nome: 'Maurício Faria Bittencourt', usuario: 'mfaria' }],
  },
  {
    persona_id: 'intercambio',
    nome_pessoa: 'Ingrid Sandoval Lozano',
    categoria: 'Graduação',
    shows: 'Na instituição 87 entra como intercambista: usuário intercambio com a categoria Intercamb.',
    logins: one('intercambio', 'Ingrid Sandoval Lozano'),
    cod_categoria: 'Intercamb',
  },
  {
    persona_id: 'sem-email',
    nome_pessoa: 'Severino Gusmão Portela',
    categoria: 'Graduação',
    shows: 'Sem e-mail no cadastro: não recebe código para nova senha e a Minha Biblioteca não o conhece.',
    logins: one('sem-email', 'Severino Gusmão Portela'),
    hasEmail: false,
  },
  {
    persona_id: 'limite-solicitacoes',
    nome_pessoa: 'Lívia Sampaio Drummond',
    categoria: 'Pós-graduação',
    shows: 'Três solicitações de empréstimo abertas, o limite: uma à espera, uma em trânsito e uma já disponível.',
    logins: one('limite-solicitacoes', 'Lívia Sampaio Drummond'),
  },
  {
    persona_id: 'externo',
    nome_pessoa: 'Eulália Sarmento Couto',
    categoria: 'Graduação',
    shows:
      'Leitora de fora, sem permissão para Minha área: vê que está fechada onde a página também não a abre a todos.',
    logins: one('externo', 'Eulália Sarmento Couto'),
    cod_categoria: 'MembroComun',
    hasArea: false,
  },
];
