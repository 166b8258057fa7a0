import {
  deliveryFlaw,
  knownRequestBlock,
  loanRequestBlock,
  maxOpenRequests,
  nextMove,
  nextRequestStatus,
  requestStatusAfter,
  titleRequestBlock,
} from './loanRequest';
import { undivided } from '../holds/copyPreference';

const wish = {
  volume: undivided,
  tomo: undivided,
  parte: undivided,
  material_adicional: 'principal',
  localizacao: null,
};
const copy = (situacao: string, change = {}) => ({
  situacao,
  permite_emprestimo: true,
  permite_reserva: true,
  cod_biblioteca: 1,
  volume: null,
  tomo: null,
  parte: null,
  material: 'principal',
  localizacao: null,
  ...change,
});
const facts = {
  wish,
  biblioteca_origem: 1,
  copies: [copy('disponivel')],
  own: [],
  cod_acervo: 7,
  waiting: [],
  isAway: false,
};
const other = { ...wish, cod_acervo: 8 };

describe('a loan request', () => {
  it.each([
    ['goes through while a copy is on the shelf', {}, null],
    ['is refused at the limit', { own: Array(maxOpenRequests).fill(other) }, 'limite_solicitacoes_excedido'],
    ['goes through below it', { own: Array(maxOpenRequests - 1).fill(other) }, null],
    ['is refused when the same one is open', { own: [{ ...wish, cod_acervo: 7 }] }, 'solicitacao_ja_existe'],
    ['goes through for another volume', { own: [{ ...wish, volume: '2', cod_acervo: 7 }] }, null],
    ['is refused when all copies are out', { copies: [copy('emprestado')] }, 'sem_exemplar_disponivel'],
    [
      'is refused when the copy is in another library',
      { copies: [copy('disponivel', { cod_biblioteca: 2 })] },
      'sem_exemplar_disponivel',
    ],
    [
      'is refused when the copy is not lent',
      { copies: [copy('disponivel', { permite_emprestimo: false })] },
      'sem_exemplar_disponivel',
    ],
    ['is refused when every free copy is requested', { waiting: [wish] }, 'exemplares_ja_solicitados'],
    [
      'goes through when one more copy is free',
      { waiting: [wish], copies: [copy('disponivel'), copy('disponivel')] },
      null,
    ],
    ['is refused to who left the unit', { isAway: true }, 'pessoa_afastada'],
  ])('%s', (_, change, expected) => {
    expect(loanRequestBlock({ ...facts, ...change })).toBe(expected);
  });

  it('sets out on the next day, arrives two days later and is handed over on the sixth', () => {
    expect([0, 1, 2, 3, 5, 6, 30].map(requestStatusAfter)).toEqual(['1', '2', '2', '3', '3', '4', '4']);
  });

  it('goes through the same statuses one by one, and no further than its end', () => {
    expect(['1', '2', '3', '4', '5', '6'].map(nextRequestStatus)).toEqual(['2', '3', '4', null, null, null]);
  });

  it('moves on next on the first of those days that is still to come', () => {
    const [waiting, there] = [
      { status: '1', made: '2026-03-01' },
      { status: '3', made: '2026-03-08' },
    ];
    expect(nextMove([waiting, there], '2026-03-01')).toBe('2026-03-02');
    expect(nextMove([waiting], '2026-04-01')).toBe('2026-04-01');
    expect(nextMove([there], '2026-03-09')).toBe('2026-03-14');
    expect(nextMove([], '2026-03-09')).toBeNull();
  });
});

describe('a delivery', () => {
  const delivery = { telefone: '(31) 5550-0001', email: 'ana@ufvi.example.org' };

  it.each([
    ['at a receiving place', { cod_local_recebimento: 3 }, null],
    ['at a place of another library', { cod_local_recebimento: 9 }, 'local_recebimento_invalido'],
    ['at a place in one’s own words', { recebimento_textual: 'Portaria do bloco B' }, null],
    ['at no place', {}, 'local_recebimento_obrigatorio'],
    ['at a place of blanks', { recebimento_textual: '  ' }, 'local_recebimento_obrigatorio'],
    ['at home', { domicilio: 'Rua das Acácias, 10' }, null],
    ['at home without an address', { domicilio: ' ' }, 'domicilio_obrigatorio'],
    ['with letters in the phone number', { telefone: 'ramal 3' }, 'telefone_invalido'],
    ['with a phone number of 17 signs', { telefone: '(31) 5550-0001-00' }, 'telefone_invalido'],
    ['without a phone number', { telefone: '' }, 'telefone_invalido'],
    ['with half an e-mail address', { email: 'ana@ufvi' }, 'email_invalido'],
  ])('%s', (_, change, expected) => {
    expect(deliveryFlaw({ ...delivery, ...change }, [3, 4])).toBe(expected);
  });
});

describe('the reason against every request of a title', () => {
  it.each([
    ['nothing, when one kind of copy can be requested', 0, ['solicitacao_ja_existe', null], null],
    ['that no copy is on the shelf', 0, [], 'sem_exemplar_disponivel'],
    ['the limit, also when no copy is on the shelf', maxOpenRequests, [], 'limite_solicitacoes_excedido'],
    ['that its only kind is requested already', 1, ['solicitacao_ja_existe'], 'solicitacao_ja_existe'],
    [
      'the limit, when one kind is requested already',
      maxOpenRequests,
      ['solicitacao_ja_existe', 'limite_solicitacoes_excedido'],
      'limite_solicitacoes_excedido',
    ],
  ] as const)('%s', (_, own, blocks, expected) => {
    expect(
      titleRequestBlock(
        own,
        blocks.map((motivo) => ({ motivo })),
      ),
    ).toBe(expected);
  });
});

describe('what is known against a request before it is sent', () => {
  const unique = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
  const known = {
    motivo: null,
    combinacoes: [
      { ...unique, biblioteca_origem: '1', motivo: null },
      { ...unique, biblioteca_origem: '3', motivo: 'solicitacao_ja_existe' },
    ],
    bibliotecas_recebimento: [
      { cod_biblioteca: '1', afastada: false },
      { cod_biblioteca: '2', afastada: true },
    ],
  };
  const chosen = { ...unique, biblioteca_origem: '1', biblioteca_recebimento: '1' };

  it.each([
    ['nothing', known, chosen, null],
    ['nothing, while it is not all chosen', known, { ...chosen, volume: '' }, null],
    [
      'the reason against any of the title',
      { ...known, motivo: 'limite_solicitacoes_excedido' },
      { ...chosen, volume: '' },
      'limite_solicitacoes_excedido',
    ],
    [
      'that nobody may ask for more, though no such copy is on the shelf either',
      { ...known, combinacoes: [], motivo: 'limite_solicitacoes_excedido' },
      chosen,
      'limite_solicitacoes_excedido',
    ],
    [
      'the deviation before the limit',
      { ...known, motivo: 'limite_solicitacoes_excedido' },
      { ...chosen, biblioteca_recebimento: '2' },
      'pessoa_afastada',
    ],
    ['the reason against this copy', known, { ...chosen, biblioteca_origem: '3' }, 'solicitacao_ja_existe'],
    ['that no such copy is on the shelf', known, { ...chosen, volume: '2' }, 'sem_exemplar_disponivel'],
    ['the deviation from where it would go', known, { ...chosen, biblioteca_recebimento: '2' }, 'pessoa_afastada'],
  ])('%s', (_, facts, wish, block) => {
    expect(knownRequestBlock(facts, wish)).toBe(block);
  });
});
