import { anyCopy, holdBlock, isHoldExpired, keptUntil } from './hold';
import { choicesOf, matchesPreference, undivided, type CopyParts, type CopyPreference } from './copyPreference';

const copy = (situacao: string, parts: Partial<CopyParts & { permite_reserva: boolean }> = {}) => ({
  situacao,
  permite_emprestimo: true,
  permite_reserva: true,
  volume: null,
  tomo: null,
  parte: null,
  material: 'principal',
  localizacao: 'Estante 1',
  ...parts,
});
const whole: CopyPreference = {
  volume: undivided,
  tomo: undivided,
  parte: undivided,
  material_adicional: 'principal',
  localizacao: null,
};
const facts = { copies: [copy('emprestado')], preference: whole, hasActiveHold: false, isAway: false };

describe('placing a hold', () => {
  it.each([
    ['goes through when the only copy is on loan', {}, null],
    ['goes through when the only copy is kept for somebody', { copies: [copy('reservado')] }, null],
    [
      'is refused while a copy is on the shelf',
      { copies: [copy('emprestado'), copy('disponivel')] },
      'exemplar_disponivel',
    ],
    ['is refused when the only copy is lost', { copies: [copy('extraviado')] }, 'reserva_sem_exemplar'],
    [
      'is refused when the loan type takes no holds',
      { copies: [copy('emprestado', { permite_reserva: false })] },
      'reserva_sem_exemplar',
    ],
    ['is refused when the title has no copies', { copies: [] }, 'reserva_sem_exemplar'],
    ['is refused to who waits for the title already', { hasActiveHold: true }, 'reserva_ja_existe'],
    ['is refused to who left the unit', { isAway: true }, 'pessoa_afastada'],
  ])('%s', (_, change, expected) => {
    expect(holdBlock({ ...facts, ...change })).toBe(expected);
  });

  it('is evaluated for the volume that is requested', () => {
    const copies = [copy('emprestado', { volume: '1' }), copy('disponivel', { volume: '2' })];
    const blockOf = (volume: string) => holdBlock({ ...facts, copies, preference: { ...whole, volume } });
    expect(['1', '2', '3', undivided].map(blockOf)).toEqual([
      null,
      'exemplar_disponivel',
      'reserva_sem_exemplar',
      'reserva_sem_exemplar',
    ]);
  });
});

describe('a wish', () => {
  it.each([
    ['for any copy is served by every one', anyCopy, copy('disponivel', { volume: '3' }), true],
    ['for an undivided title is not served by a volume', whole, copy('disponivel', { volume: '3' }), false],
    ['for a place is not served elsewhere', { ...whole, localizacao: 'Estante 2' }, copy('disponivel'), false],
    [
      'for the disc is not served by the book',
      { ...whole, material_adicional: 'adicional' },
      copy('disponivel'),
      false,
    ],
  ])('%s', (_, preference, copyInHand, expected) => {
    expect(matchesPreference(preference, copyInHand)).toBe(expected);
  });

  it('is chosen among what the copies are, numbers in their order and one choice where there is none', () => {
    const copies = ['10', '2', '2'].map((volume) => copy('emprestado', { volume }));
    expect(choicesOf([...copies, copy('consulta_local', { volume: '2', material: 'adicional' })])).toEqual({
      volumes: ['2', '10'],
      tomos: [undivided],
      partes: [undivided],
      materiais: ['principal', 'adicional'],
      localizacoes: ['Estante 1'],
    });
  });
});

describe('a released hold', () => {
  it('is kept for three days and over on the fourth', () => {
    expect(keptUntil('2026-02-27', { horarios: [] })).toBe('2026-03-02');
    expect([isHoldExpired('2026-03-02', '2026-03-02'), isHoldExpired('2026-03-02', '2026-03-03')]).toEqual([
      false,
      true,
    ]);
  });

  it('is kept until a day on which one can fetch it', () => {
    const hours = (dia_semana: number) =>
      dia_semana > 5 ? { abre: null, fecha: null } : { abre: '08:00', fecha: '22:00' };
    const week = { horarios: [1, 2, 3, 4, 5, 6, 7].map((dia_semana) => ({ dia_semana, ...hours(dia_semana) })) };
    // A Thursday: three days later is a Sunday.
    expect(keptUntil('2026-03-12', week)).toBe('2026-03-16');
    expect(keptUntil('2026-03-12', { ...week, feriados: [{ dia: '2026-03-16' }] })).toBe('2026-03-17');
  });
});
