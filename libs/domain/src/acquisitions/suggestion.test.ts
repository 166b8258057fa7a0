import { missingSuggestionField, professorActivity, professorCategory, suggestionAddress } from './suggestion';

describe('a purchase suggestion', () => {
  it.each([
    [{ biblioteca: 1, titulo: 'Torto arado', editor: 'Todavia' }, null],
    [{ biblioteca: null, titulo: '', editor: '' }, 'biblioteca'],
    [{ biblioteca: '', titulo: 'Torto arado', editor: 'Todavia' }, 'biblioteca'],
    [{ biblioteca: 1, titulo: '  ', editor: '' }, 'titulo'],
    [{ biblioteca: 1, titulo: 'Torto arado', editor: '\t' }, 'editor'],
  ])('%j lacks %s', (form, field) => {
    expect(missingSuggestionField(form)).toBe(field);
  });

  const system = 'https://aquisicao.example.org';
  it.each([
    ['a student', { activities: [8, 12] }, system, null],
    ['a professor by permission', { activities: [8, professorActivity] }, system, system],
    ['a professor by category', { cod_categoria: professorCategory, activities: [] }, system, system],
    ['a professor where there is no such system', { activities: [professorActivity] }, null, null],
  ])('of %s goes its own way', (_, person, address, expected) => {
    expect(suggestionAddress(person, address)).toBe(expected);
  });
});
