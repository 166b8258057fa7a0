import { knowledgeArea } from './knowledgeArea';

test.each([
  ['005.74', '103', 'Ciências Exatas e da Terra'],
  ['658.4', '602', 'Ciências Sociais Aplicadas'],
  ['610.73', '404', 'Ciências da Saúde'],
  ['B869.3', null, null],
  ['869.3', '802', 'Linguística, Letras e Artes'],
  [null, null, null],
])('the class %p is in the area %p of %p', (classe, area, greatArea) => {
  expect(knowledgeArea(classe)).toMatchObject({ cod_area_conhecimento: area, desc_tipo_area_conhec: greatArea });
});
