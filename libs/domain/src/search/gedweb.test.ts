import { searchTarget } from './gedweb';

test.each([
  [{ termo_pesquisa: 'norma' }, 'catalogue'],
  [{}, 'catalogue'],
  [{ alvo: 'outro', termo_pesquisa: 'norma' }, 'catalogue'],
  [{ alvo: 'gedweb', termo_pesquisa: 'norma' }, 'products'],
  [{ alvo: 'gedweb', termo_pesquisa: '  ' }, 'nowhere'],
  [{ alvo: 'gedweb' }, 'nowhere'],
])('the search %p goes to %p', (search, target) => {
  expect(searchTarget(search)).toBe(target);
});
