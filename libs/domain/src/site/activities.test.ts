import { activitiesIn, shortDescription } from './activities';

const permissions = [
  { cod_modulo: 1, cod_atividade: 8 },
  { cod_modulo: 2, cod_atividade: 12 },
  { cod_modulo: 1, cod_atividade: 13 },
];

it.each([
  [1, [8, 13]],
  [2, [12]],
  [3, []],
])('the permissions of module %i alone count', (cod_modulo, activities) =>
  expect(activitiesIn(cod_modulo, permissions)).toEqual(activities),
);

it.each([
  ['57 - Catálogo coletivo', 'Catálogo coletivo'],
  ['Consulta - Catálogo - nacional', 'Catálogo - nacional'],
  ['Catálogo coletivo', 'Catálogo coletivo'],
  ['Catálogo -', 'Catálogo -'],
])('the short description of "%s" is what follows its first hyphen', (descricao, short) => {
  expect(shortDescription(descricao)).toBe(short);
});
