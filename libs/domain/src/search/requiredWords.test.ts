import { requiredWords } from './requiredWords';

test.each([
  ['dom casmurro', ['dom', 'casmurro']],
  ['sobre filosofia antiga', ['filosofia', 'antiga']],
  ['the stewart calculus', ['stewart', 'calculus']],
  ['vigilar y castigar', ['vigilar', 'castigar']],
  ['livro sobre xadrez', ['xadrez']],
  ['um livro que fala de xadrez', ['xadrez']],
  ['livros a respeito da seca', ['seca']],
  ['books about the sea', ['sea']],
  ['livro do desassossego', ['livro', 'desassossego']],
  ['livro sobre', ['livro']],
  ['tese sobre xadrez', ['tese', 'xadrez']],
  ['isbn 9788535931983', ['9788535931983']],
  ['lei n 8069', ['lei', '8069']],
  ['fisica volume 3', ['fisica', '3']],
  ['fisica v iii', ['fisica', 'iii']],
  ['o volume de contos', ['volume', 'contos']],
  ['col enfermagem v 23', ['enfermagem', '23']],
  ['col', ['col']],
  ['historia da historia', ['historia']],
  ['a e o', ['a', 'e', 'o']],
  ['', []],
])('of “%s” a title must have %j', (term, expected) => {
  expect(requiredWords(term.split(' ').filter(Boolean))).toEqual(expected);
});
