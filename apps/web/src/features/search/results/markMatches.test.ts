import { markMatches } from './markMatches';

const shown = (text: string, ...terms: string[]) =>
  markMatches(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['a word is found without its accents', 'Inconfidência mineira', ['inconfidencia'], '[Inconfidência] mineira'],
  [
    'words side by side are one mark',
    'Inteligência artificial: uma abordagem',
    ['inteligência artificial'],
    '[Inteligência artificial]: uma abordagem',
  ],
  ['a longer word that begins so is marked', 'Livros e leitura', ['livro'], '[Livros] e leitura'],
  ['the end of a word is no match', 'Microeconomia', ['economia'], 'Microeconomia'],
  ['words under three letters are not marked', 'O caso de Lúcio', ['o de lucio'], 'O caso de [Lúcio]'],
  ['punctuation stays outside the mark', '“Iracema” (lenda)', ['iracema'], '“[Iracema]” (lenda)'],
  ['the words of every line are marked', 'Dom Casmurro, de Assis', ['casmurro', 'assis'], 'Dom [Casmurro], de [Assis]'],
  ['without a word to look for nothing is marked', 'Dom Casmurro', ['', '?'], 'Dom Casmurro'],
])('%s', (_, text, terms, marked) => {
  expect(shown(text, ...terms)).toBe(marked);
});
