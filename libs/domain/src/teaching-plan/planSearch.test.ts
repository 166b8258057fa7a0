import { planSearchBlock } from './planSearch';

describe('a search for teaching plans', () => {
  it.each([
    ['needs a field', {}, 'preencha_ao_menos_um_campo'],
    ['needs a field that says something', { departamento: ' ', ano: undefined }, 'preencha_ao_menos_um_campo'],
    ['goes by one field', { semestre: 1 }, null],
    ['goes by several fields', { departamento: 'DIN', ano: 2026 }, null],
  ])('%s', (_, search, block) => {
    expect(planSearchBlock(search)).toBe(block);
  });
});
