import { readStoredSearch } from './storedSearch';

describe('a stored search', () => {
  it('is read with its fields, its filters and its text', () => {
    const stored = readStoredSearch('termo_pesquisa=c%C3%A1lculo&biblioteca=1,2&filtro=T%3A1&filtro=DISP&texto=volume');
    expect(stored?.query).toEqual({ termo_pesquisa: 'cálculo', biblioteca: [1, 2] });
    expect(stored?.narrowing).toMatchObject({ isAvailable: true, terms: ['volume'] });
    expect([...(stored?.narrowing.chosen ?? [])]).toEqual([['T', ['1']]]);
  });

  it('is read without what belongs to the page alone', () => {
    expect(readStoredSearch('termo_pesquisa=x&paginaAtiva=2&exibicao=C')?.query).toEqual({ termo_pesquisa: 'x' });
  });

  it('is not read when a field is not valid', () => {
    expect(readStoredSearch('termo_pesquisa=x&ano_ini=agora')).toBeNull();
  });
});
