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
    ...['A: theirs', 'B: mine', 'C: theirs', 'New: theirs'],
    ...['C (2): mine', 'New (2): mine'],
  ]);
  expect(both.informacoes).toEqual(['Um.', 'Quatro.', 'Três.']);
});

it('is what others have published where nothing was typed', () => {
  const fresh = draftOf({ guias: [guide('E', 'e')], informacoes: [] });
  expect(onTopOf(fresh, before, before)).toEqual(fresh);
});
