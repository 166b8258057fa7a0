import { draftOf } from './institutionDraft';
import { onTopOf } from './onTopOf';

const guide = (titulo: string, texto: string) => ({ titulo, descricao: null, texto, secao: 2 });
const library = { sigla: 'BC', desc_biblioteca: 'Biblioteca Central', cod_campus: 1, andares: ['Térreo'] };
const before = draftOf({
  instituicao: { sigla: 'UF', nome: 'Universidade' },
  bibliotecas: [library],
  guias: [guide('A', 'a'), guide('B', 'b'), guide('C', 'c'), guide('D', 'd')],
  informacoes: ['Um.', 'Dois.'],
});

it('keeps what others have published, and what was typed here', () => {
  const mine = draftOf({
    instituicao: { sigla: 'UFN', nome: 'Universidade' },
    bibliotecas: [
      { ...library, desc_biblioteca: 'Central' },
      { ...library, sigla: 'BN' },
    ],
    guias: [guide('A', 'a'), guide('B', 'mine'), guide('C', 'mine'), guide('New', 'mine')],
    informacoes: ['Um.', 'Três.'],
  });
  const fresh = draftOf({
    instituicao: { sigla: 'UF', nome: 'Universidade Nova' },
    bibliotecas: [
      { ...library, andares: ['Primeiro'] },
      { ...library, sigla: 'BX' },
    ],
    guias: [guide('A', 'theirs'), guide('B', 'b'), guide('C', 'theirs'), guide('D', 'd'), guide('New', 'theirs')],
    informacoes: ['Um.', 'Dois.', 'Quatro.'],
  });
  const both = onTopOf(fresh, before, mine);
  expect(both.instituicao).toEqual({ sigla: 'UFN', nome: 'Universidade Nova' });
  expect(both.bibliotecas).toMatchObject([
    { desc_biblioteca: 'Central', andares: ['Primeiro'] },
    { sigla: 'BX' },
    { sigla: 'BN' },
  ]);
  expect(both.guias.map(({ titulo, texto }) => `${titulo}: ${texto}`)).toEqual([
    ...['A: theirs', 'B: mine', 'C: theirs', 'C (2): mine'],
    ...['New: theirs', 'New (2): mine'],
  ]);
  expect(both.informacoes).toEqual(['Um.', 'Três.', 'Quatro.']);
});

it('is what others have published where nothing was typed', () => {
  const fresh = draftOf({ guias: [guide('E', 'e')], informacoes: [] });
  expect(onTopOf(fresh, before, before)).toEqual(fresh);
});

it('keeps the hours of each day that others have changed', () => {
  const open = (dia_semana: number, abre: string) => ({ dia_semana, abre, fecha: '18:00' });
  const withHours = (...horarios: ReturnType<typeof open>[]) => draftOf({ bibliotecas: [{ ...library, horarios }] });
  const both = onTopOf(
    withHours(open(1, '10:00'), open(2, '08:00')),
    withHours(open(1, '08:00'), open(2, '08:00')),
    withHours(open(1, '08:00'), open(2, '09:00')),
  );
  expect(both.bibliotecas[0]?.horarios?.slice(0, 2)).toEqual([open(1, '10:00'), open(2, '09:00')]);
});

it('keeps my order, and a text that was corrected in its place', () => {
  const mine = { ...before, informacoes: ['Um, corrigido.', 'Dois.'], guias: before.guias.toReversed() };
  const fresh = { ...before, informacoes: ['Um.', 'Dois.', 'Três.'], guias: [...before.guias, guide('E', 'e')] };
  const both = onTopOf(fresh, before, mine);
  expect(both.informacoes).toEqual(['Um, corrigido.', 'Dois.', 'Três.']);
  expect(both.guias.map(({ titulo }) => titulo)).toEqual(['D', 'C', 'B', 'A', 'E']);
  // Nobody has touched these.
  expect(onTopOf(before, before, mine)).toEqual(mine);
});

it('changes the campus that was meant, and gives a new one a code of its own', () => {
  const campus = (cod_campus: number, nome_campus: string) => ({ cod_campus, nome_campus });
  const read = draftOf({ campi: [campus(1, 'Um'), campus(3, 'Três')], bibliotecas: [library] });
  const mine = draftOf({
    campi: [campus(1, 'Um'), campus(3, 'Norte'), campus(4, 'Meu')],
    bibliotecas: [library, { ...library, sigla: 'BN', cod_campus: 4 }],
  });
  const fresh = draftOf({
    campi: [campus(1, 'Um'), campus(2, 'Dois'), campus(3, 'Três'), campus(4, 'Deles')],
    bibliotecas: [library, { ...library, sigla: 'BX', cod_campus: 4 }],
  });
  const both = onTopOf(fresh, read, mine);
  expect(both.campi).toEqual([
    ...[campus(1, 'Um'), campus(2, 'Dois'), campus(3, 'Norte')],
    campus(4, 'Deles'),
    campus(5, 'Meu'),
  ]);
  expect(both.bibliotecas.map(({ sigla, cod_campus }) => [sigla, cod_campus])).toEqual([
    ['BC', 1],
    ['BX', 4],
    ['BN', 5],
  ]);
});
