import { codeOf, Failure, messageOf } from './failure';

test.each([
  [Object.assign(new Error('no such file'), { code: 'ENOENT' }), 'ENOENT', 'no such file'],
  [new Failure('Stop it first.'), undefined, 'Stop it first.'],
  [{ code: 42 }, undefined, '[object Object]'],
  ['lost', undefined, 'lost'],
  [null, undefined, 'null'],
])('of %p that was thrown, code and message are known', (thrown, code, message) => {
  expect([codeOf(thrown), messageOf(thrown)]).toEqual([code, message]);
});
