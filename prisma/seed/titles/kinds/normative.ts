import { addDays } from '@catalogue/domain';
import { personField } from '../authors';
import { areas } from '../areas';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, bookCodes, callNumber, extent, field, imprint, link, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { nameOfProgramme } from '../researchTitles';
import { genre, subjectField } from '../subjects';
import { scatter } from '../../random';

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const inWords = (date: string): string =>
  `${Number(date.slice(8))} de ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} de ${date.slice(0, 4)}`;

const MATTERS = [
  'aprova o projeto pedagógico do curso de {a}',
  'fixa normas para o estágio curricular do curso de {a}',
  'cria o Programa de Pós-Graduação em {a}',
  'aprova o regimento do Departamento de {a}',
  'altera o número de vagas do curso de {a}',
];

const ACTS = [
  { name: 'Resolução', body: 'Conselho Universitário', genre: 'Resoluções' },
  { name: 'Portaria', body: 'Reitoria', genre: 'Portarias' },
] as const;

/** A resolution of the university's council or an order of its rector: legislation of an invented institution. */
export function makeResolution(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const index = scatter(ordinal, areas.length * MATTERS.length);
  const area = areas[index % areas.length];
  if (!area) throw new Error('There are no resolutions.');
  const matter = (MATTERS[Math.floor(index / areas.length)] ?? '').replace('{a}', nameOfProgramme(area));
  const year = publicationYear(draft, 1988);
  const date = addDays(`${year}-02-10`, random.int(290));
  const act = ACTS[ordinal % 2] ?? ACTS[0];
  const title = `${act.name} nº ${1 + (ordinal % 40)}, de ${inWords(date)}`;
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    ...callNumber('378.81', authorMark('Universidade', title)),
    field('110', '2#', 'a', 'Universidade Federal do Vale do Ipê.', 'b', `${act.body}.`),
    titleField({ title, rest: matter, by: `Universidade Federal do Vale do Ipê, ${act.body}`, entry: true }),
    imprint('Vale do Ipê, MG', 'UFVI', String(year)),
    extent(`${random.between(2, 24)} f.`, null, '30 cm'),
    field('500', '##', 'a', `Publicada no Boletim Oficial da UFVI em ${date.split('-').reverse().join('/')}.`),
    subjectField('Ensino superior - Legislação - Brasil'),
    genre('Legislação'),
    genre(act.genre),
    link('0', `https://conselhos.example.org/resolucao/${year}/${1 + (ordinal % 40)}`, 'Texto completo'),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({ contents: 'l' }),
    year,
    fields,
    shelf: { library: 3, holding: 'none' },
  });
}

const CASES = [
  ['recurso contra indeferimento de licença de construção', 'Licenças de construção'],
  ['recurso em processo de tombamento de imóvel', 'Patrimônio cultural - Proteção'],
  ['impugnação de lançamento do imposto predial', 'Imposto predial'],
  ['recurso em licitação para obras de saneamento', 'Licitação pública'],
  ['recurso em processo administrativo disciplinar', 'Processo administrativo'],
  ['recurso contra multa por dano ambiental', 'Dano ambiental'],
] as const;

const REPORTERS = ['Sampaio, Helena Furtado', 'Rezende, Otávio Brandão', 'Coutinho, Iara Meireles'];

/** A decision of an invented municipal board of appeal. */
export function makeCaseLaw(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const [matter, heading] = CASES[ordinal % CASES.length] ?? CASES[0];
  const year = publicationYear(draft, 1994);
  const title = `Acórdão nº ${100 + ordinal * 7}/${year}`;
  const body = ['Vale do Ipê (MG).', 'Junta de Recursos Administrativos.'] as const;
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    ...callNumber('341.3', authorMark('Vale', title)),
    field('110', '1#', 'a', body[0], 'b', body[1]),
    titleField({ title, rest: matter, by: 'Junta de Recursos Administrativos', entry: true }),
    imprint('Vale do Ipê, MG', 'Prefeitura Municipal', String(year)),
    extent(`${random.between(3, 18)} f.`, null, '30 cm'),
    field(
      '520',
      '##',
      'a',
      `Ementa: ${matter}. ${random.pick(['Recurso conhecido e provido.', 'Recurso conhecido e não provido.', 'Recurso parcialmente provido.'])}`,
    ),
    subjectField(heading, 'Jurisprudência'),
    genre('Jurisprudência'),
    genre('Acórdãos'),
    personField('700', REPORTERS[ordinal % REPORTERS.length] ?? '', 'relator'),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({ contents: 'v' }),
    year,
    fields,
    shelf: { library: 3, holding: 'local' },
  });
}

const STANDARDS = [
  ['ensaio de compressão de corpos de prova de concreto', 'Concreto - Testes', '620.136'],
  ['coleta e preservação de amostras de água', 'Água - Análise', '628.161'],
  ['rotulagem de reagentes em laboratórios didáticos', 'Laboratórios - Medidas de segurança', '542.0289'],
  ['descarte de resíduos químicos', 'Resíduos perigosos', '363.7287'],
  ['sinalização de rotas de fuga em edifícios', 'Edifícios - Medidas de segurança', '628.92'],
  ['conservação de acervos bibliográficos', 'Livros - Conservação e restauração', '025.84'],
  ['calibração de balanças analíticas', 'Metrologia', '389.1'],
  ['medição de ruído em ambientes de trabalho', 'Ruído - Medição', '620.23'],
] as const;

/** A technical standard of the university's own institute; the published ones of ABNT are among the classics. */
export function makeStandard(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const [matter, heading, cdd] = STANDARDS[ordinal % STANDARDS.length] ?? STANDARDS[0];
  const year = publicationYear(draft, 1996);
  const title = `Norma técnica ITVI ${String(101 + ordinal)}`;
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    ...callNumber(cdd, authorMark('Instituto', title), String(year)),
    field('110', '2#', 'a', 'Instituto Tecnológico do Vale do Ipê.'),
    titleField({ title, rest: `${matter} : procedimento`, by: 'Instituto Tecnológico do Vale do Ipê', entry: true }),
    imprint('Vale do Ipê, MG', 'ITVI', String(year)),
    extent(`${random.between(4, 38)} p.`, 'il.', '30 cm'),
    subjectField(heading, 'Normas'),
    genre('Normas técnicas'),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({ illustrated: true, contents: 'u' }),
    year,
    fields,
    shelf: { library: 5, holding: 'local' },
  });
}
