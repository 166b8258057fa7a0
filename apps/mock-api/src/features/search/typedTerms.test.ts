import { openCatalogue, type Catalogue } from './catalogue.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add(
    { titulo: 'Filosofia antiga', isbn: '9786512749590' },
    { titulo: 'Calculus', autor: 'Stewart, James', ano: 2016 },
    { titulo: 'Lei nº 9.394, de 20 de dezembro de 1996' },
    { titulo: 'Comentários à Lei 9.610/98' },
    { titulo: 'Saúde da família', serie: 'Enfermagem em foco ; v. 23' },
    { titulo: 'Livro do desassossego' },
    { titulo: 'Desassossego' },
    { titulo: 'Sobre', ano: 2001 },
    { titulo: 'Sobre a brevidade' },
    { titulo: 'Anais da 2ª edição do simpósio' },
    { titulo: '1984', ano: 1949 },
    { titulo: 'Redes', ano: 1984 },
  );
});
afterAll(() => catalogue.stop());

test.each([
  ['small words exclude nothing', 'sobre filosofia antiga', ['Filosofia antiga']],
  ['nor those of other languages', 'the stewart calculus', ['Calculus']],
  ['but alone they are looked for', 'sobre', ['Sobre', 'Sobre a brevidade']],
  ['and they are part of a whole title', 'sobre a brevidade', ['Sobre a brevidade']],
  ['a request for a book is not looked for', 'livros sobre filosofia', ['Filosofia antiga']],
  ['a book is, in the name of one', 'livro do desassossego', ['Livro do desassossego']],
  ['nor is what a number is called', 'isbn: 978-65-127-4959-0', ['Filosofia antiga']],
  ['a volume is its number', 'col. enfermagem em foco volume 23', ['Saúde da família']],
  ['a law has its year in two figures or four', 'LDB lei 9394/96', []],
  ['in two figures', 'lei 9394/96', ['Lei nº 9.394, de 20 de dezembro de 1996']],
  ['in four', 'lei 9610/1998', ['Comentários à Lei 9.610/98']],
  ['an edition is written in many ways', 'simpósio 2nd edition', ['Anais da 2ª edição do simpósio']],
  ['as in the title', 'anais da 2ª edição', ['Anais da 2ª edição do simpósio']],
  ['the year of publication is a word', 'stewart 2016', ['Calculus']],
  ['behind those that have it in the title', '1984', ['1984', 'Redes']],
])('%s: “%s”', async (_, termo_pesquisa, expected) => {
  expect(await catalogue.titles({ termo_pesquisa })).toEqual(expected);
});
