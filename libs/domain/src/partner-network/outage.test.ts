import { failureNotice } from '../failures';
import { networkFails, partnerNetworkFailure } from './outage';

const institutions = [
  { cod_empresa: 1, fora_do_ar: false },
  { cod_empresa: 2, fora_do_ar: true },
];

test.each([
  ['all of them', undefined, false],
  ['one that answers', [1], false],
  ['one that does not', [2], true],
  ['both', [1, 2], true],
  ['one that is unknown', [9], false],
])('a search of %s (%p) fails: %p', (_, chosen, fails) => {
  expect(networkFails(institutions, chosen)).toBe(fails);
});

test('the client knows the failure by its message', () => {
  expect(failureNotice({ status: 500, message: partnerNetworkFailure })).toEqual({
    tone: 'warning',
    key: 'partnerNetworkDown',
  });
});
