import { studies, topics, type Area } from './area';

export const lettersAndArts: Area[] = [
  {
    nome: 'Linguística',
    style: 'letras',
    library: 2,
    disciplines: topics(
      'a linguística geral | 410 | Linguística',
      'a gramática da língua portuguesa | 469.5 | Língua portuguesa - Gramática',
      'a sociolinguística | 306.44 | Sociolinguística',
      'a análise do discurso | 401.41 | Análise do discurso',
      'a fonologia | 414 | Fonologia',
      'a redação acadêmica | 808.066 | Redação acadêmica',
      'a tradução | 418.02 | Tradução e interpretação',
    ),
    themes: topics(
      'a língua portuguesa no Brasil | 469.798 | Língua portuguesa - Brasil',
      'as línguas indígenas brasileiras | 498 | Línguas indígenas',
      'o falar mineiro | 469.7 | Língua portuguesa - Regionalismos',
    ),
    objects: studies(
      'a variação linguística | 306.44 | Linguagem e línguas - Variação | redações de vestibular; falantes do norte de Minas; cartas pessoais do século XIX',
      'a produção textual | 808.0469 | Redação | redações de vestibular; turmas do ensino médio; salas de aula bilíngues',
      'a aquisição da escrita | 372.623 | Escrita - Estudo e ensino | salas de aula bilíngues; turmas de alfabetização; crianças surdas',
    ),
  },
  {
    nome: 'Literatura',
    style: 'letras',
    library: 2,
    disciplines: topics(
      'a teoria da literatura | 801 | Literatura - Teoria',
      'a literatura brasileira | 869.09 | Literatura brasileira - História e crítica',
      'a literatura portuguesa | 869.09 | Literatura portuguesa - História e crítica',
      'a literatura infantil | 809.89282 | Literatura infantojuvenil - História e crítica',
      'a literatura comparada | 809 | Literatura comparada',
      'a literatura hispano-americana | 860.9 | Literatura hispano-americana - História e crítica',
    ),
    themes: topics(
      'o conto mineiro | 869.30109 | Contos brasileiros - História e crítica',
      'a poesia modernista | 869.109 | Poesia brasileira - História e crítica',
      'a crônica | 869.4 | Crônicas brasileiras',
      'o cordel | 398.5 | Literatura de cordel',
      'o romance regionalista | 869.309 | Ficção brasileira - História e crítica',
    ),
    objects: studies(
      'a representação do sertão | 869.309 | Sertões na literatura | romances de 1930; contos contemporâneos; folhetos de cordel',
      'a voz narrativa | 808.3 | Narrativa (Retórica) | contos contemporâneos; romances machadianos; narrativas africanas de língua portuguesa',
      'a memória da infância | 869.309 | Memória na literatura | diários e correspondências; romances de 1930; autobiografias de escritoras',
    ),
  },
  {
    nome: 'Artes e música',
    style: 'artes',
    library: 4,
    disciplines: topics(
      'a história da arte | 709 | Arte - História',
      'o desenho | 741 | Desenho',
      'a harmonia | 781.25 | Harmonia (Música)',
      'o contraponto | 781.286 | Contraponto',
      'a percepção musical | 781.424 | Percepção musical',
      'a fotografia | 770 | Fotografia',
      'a direção teatral | 792.0233 | Teatro - Produção e direção',
      'a história da música | 780.9 | Música - História e crítica',
    ),
    themes: topics(
      'o barroco mineiro | 709.8151 | Arte barroca - Minas Gerais',
      'a viola caipira | 787.87 | Viola caipira',
      'o samba | 781.64 | Samba',
      'o cinema brasileiro | 791.430981 | Cinema - Brasil - História',
      'o congado | 394.3 | Congadas',
      'as bandas de música | 784.8 | Bandas (Música)',
    ),
    objects: studies(
      'o ensino coletivo de instrumentos | 780.7 | Música - Instrução e estudo | bandas de música do interior; escolas de música; projetos sociais',
      'a performance da viola caipira | 787.87 | Viola caipira | festivais universitários; folias de reis',
      'a curadoria de acervos | 708 | Museus - Curadoria | museus universitários; bandas de música do interior',
    ),
  },
];
