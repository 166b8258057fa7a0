import {
  canHold,
  canHoldSome,
  canRequestLoan,
  isReadOnSite,
  marcReleaseActivity,
  mayReleaseMarc,
  titlePermissions,
} from './permissions';

const copy = (situacao: string, permite_emprestimo = true, permite_reserva = true) => ({
  situacao,
  permite_emprestimo,
  permite_reserva,
});

describe('what can be done with the copies of a title', () => {
  it.each([
    ['a free copy can be requested, not reserved', [copy('disponivel'), copy('emprestado')], false, true],
    ['all on loan can be reserved, not requested', [copy('emprestado'), copy('emprestado')], true, false],
    ['one waiting on the hold shelf can be reserved', [copy('reservado')], true, false],
    ['a copy for use in the library only is neither', [copy('disponivel', false, false)], false, false],
    ['a copy on loan whose type takes no holds is neither', [copy('emprestado', true, false)], false, false],
    ['a lost copy is nothing to wait for', [copy('extraviado')], false, false],
    ['no copies, nothing to do', [], false, false],
  ])('%s', (_, copies, hold, request) => {
    expect([canHold(copies), canRequestLoan(copies)]).toEqual([hold, request]);
  });
});

it.each([
  ['one of the reading room', copy('consulta_local'), true],
  ['one on the shelf that may not be taken home', copy('disponivel', false), true],
  ['one on the shelf that may', copy('disponivel'), false],
  ['one on loan', copy('emprestado', false), false],
])('a copy is only read on site: %s', (_, one, expected) => expect(isReadOnSite(one)).toBe(expected));

describe('a title in parts', () => {
  const part = (situacao: string, volume: string | null, material = 'principal') => ({
    ...copy(situacao),
    volume,
    tomo: null,
    parte: null,
    material,
    localizacao: null,
  });

  it.each([
    ['can be reserved when one volume is out and another in', [part('emprestado', '1'), part('disponivel', '2')], true],
    [
      'can when the book is out and its disc in',
      [part('emprestado', null), part('disponivel', null, 'adicional')],
      true,
    ],
    ['cannot when each volume has a copy in', [part('emprestado', '1'), part('disponivel', '1')], false],
    ['cannot without copies', [], false],
  ])('%s', (_, copies, expected) => {
    expect(canHoldSome(copies)).toBe(expected);
  });
});

describe('what a title offers', () => {
  const bare = {
    kardex: false,
    sumarios: false,
    sumarios_livros: false,
    dados_estatisticos: false,
    acervo_fechado: false,
  };

  it.each(['kardex', 'sumarios', 'sumarios_livros', 'dados_estatisticos', 'acervo_fechado'] as const)(
    '%s where the title has it, and nowhere else',
    (tab) => {
      expect(titlePermissions([], { ...bare, [tab]: true }, [])).toEqual({
        ...bare,
        [tab]: true,
        reserva: false,
        solicitacao_emprestimo: false,
        comentario: true,
        marc: true,
        liberacao: false,
      });
    },
  );

  it.each([
    ['nobody without personal activities', [], false],
    ['no patron with the usual ones', [8, 12, 13], false],
    ['those who have its activity', [8, marcReleaseActivity], true],
  ])('the library’s own MARC fields are for: %s', (_, activities, may) => {
    expect(mayReleaseMarc(activities)).toBe(may);
    expect(titlePermissions([], bare, activities).liberacao).toBe(may);
  });
});
