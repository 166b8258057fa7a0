import { personRenewalBlock } from './renewalEligibility';

const eligibility = { bloqueio: false, afastamentos: 0, debitos: 0, atrasados: 0, limite: 5 };

describe('whether a person may renew at all', () => {
  it.each([
    ['with everything in order: yes', {}, null],
    ['blocked: no', { bloqueio: true }, 'pessoa_bloqueada'],
    ['in deviation: no', { afastamentos: 1 }, 'pessoa_afastada'],
    ['with a debt: no', { debitos: 2 }, 'debito_pendente'],
    ['with a loan that is late: no', { atrasados: 1 }, 'emprestimo_em_atraso'],
    ['the gravest is reported', { afastamentos: 1, debitos: 1, atrasados: 1 }, 'pessoa_afastada'],
  ])('%s', (_, change, personBlock) => expect(personRenewalBlock({ ...eligibility, ...change })).toBe(personBlock));
});
