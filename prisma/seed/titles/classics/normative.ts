import { work } from './classic';

const law = { body: 'Brasil', contents: 'l', genre: 'Legislação', act: 'Leis', holding: 'local' } as const;
const court = {
  body: 'Brasil. Supremo Tribunal Federal',
  contents: 'v',
  genre: 'Jurisprudência',
  holding: 'none',
  online: 'Texto completo',
} as const;
const standard = {
  body: 'Associação Brasileira de Normas Técnicas',
  contents: 'u',
  genre: 'Normas técnicas',
  holding: 'local',
} as const;

export const normative = [
  work(
    '| Constituição da República Federativa do Brasil | Brasília, DF : Senado Federal, 1988 | | 292 p. | 341.2481 | Brasil. Constituição (1988); Direito constitucional - Brasil | 3',
    {
      ...law,
      act: 'Constituições',
      uniform: 'Constituição (1988)',
      variants: ['Constituição federal'],
      holding: 'textbook',
    },
  ),
  work(
    '| Lei nº 13.709, de 14 de agosto de 2018 : Lei Geral de Proteção de Dados Pessoais (LGPD) | Brasília, DF : Presidência da República, 2018 | | 24 p. | 342.0858 | Proteção de dados - Legislação - Brasil | 3',
    { ...law, variants: ['LGPD', 'Lei Geral de Proteção de Dados'], online: 'Texto completo' },
  ),
  work(
    '| Lei nº 8.069, de 13 de julho de 1990 : dispõe sobre o Estatuto da Criança e do Adolescente | Brasília, DF : Presidência da República, 1990 | | 98 p. | 342.17 | Crianças e adolescentes - Legislação - Brasil | 3',
    { ...law, variants: ['Estatuto da Criança e do Adolescente', 'ECA'] },
  ),
  work(
    '| Lei nº 10.406, de 10 de janeiro de 2002 : institui o Código Civil | Brasília, DF : Presidência da República, 2002 | | 342 p. | 342.1 | Direito civil - Legislação - Brasil | 3',
    { ...law, variants: ['Código Civil'] },
  ),
  work(
    '| Lei nº 9.394, de 20 de dezembro de 1996 : estabelece as diretrizes e bases da educação nacional | Brasília, DF : Presidência da República, 1996 | | 28 p. | 379.81 | Educação - Legislação - Brasil | 3',
    { ...law, variants: ['Lei de Diretrizes e Bases da Educação Nacional', 'LDB'] },
  ),
  work(
    '| Lei nº 9.610, de 19 de fevereiro de 1998 : altera, atualiza e consolida a legislação sobre direitos autorais | Brasília, DF : Presidência da República, 1998 | | 22 p. | 342.28 | Direitos autorais - Legislação - Brasil | 3',
    law,
  ),
  work(
    '| Súmula vinculante nº 13 : nomeação de cônjuge ou parente na administração pública | Brasília, DF : Supremo Tribunal Federal, 2008 | | 1 f. | 341.3 | Nepotismo - Jurisprudência | 3',
    { ...court, act: 'Súmulas' },
  ),
  work(
    '| Ação direta de inconstitucionalidade nº 4.277 : reconhecimento da união homoafetiva como entidade familiar | Brasília, DF : Supremo Tribunal Federal, 2011 | | 270 f. | 342.16 | União homoafetiva - Jurisprudência | 3',
    { ...court, act: 'Ações diretas de inconstitucionalidade' },
  ),
  work(
    '| ABNT NBR 6023 : informação e documentação : referências : elaboração | Rio de Janeiro : ABNT, 2018 | 2 | 68 p. | 025.324 | Referências bibliográficas - Normas | 1',
    standard,
  ),
  work(
    '| ABNT NBR 10520 : informação e documentação : citações em documentos : apresentação | Rio de Janeiro : ABNT, 2023 | 2 | 19 p. | 025.324 | Citações bibliográficas - Normas | 1',
    standard,
  ),
  work(
    '| ABNT NBR 14724 : informação e documentação : trabalhos acadêmicos : apresentação | Rio de Janeiro : ABNT, 2011 | 3 | 11 p. | 808.066 | Redação acadêmica - Normas | 1',
    standard,
  ),
  work(
    '| ABNT NBR 9050 : acessibilidade a edificações, mobiliário, espaços e equipamentos urbanos | Rio de Janeiro : ABNT, 2020 | 4 | 147 p. | 720.87 | Acessibilidade ao meio físico - Normas | 6',
    standard,
  ),
  work(
    '| ABNT NBR 6118 : projeto de estruturas de concreto : procedimento | Rio de Janeiro : ABNT, 2014 | 3 | 238 p. | 624.18341 | Concreto armado - Normas | 5',
    standard,
  ),
  work(
    '| ABNT NBR 5410 : instalações elétricas de baixa tensão | Rio de Janeiro : ABNT, 2004 | 2 | 209 p. | 621.31924 | Instalações elétricas - Normas | 5',
    standard,
  ),
];
