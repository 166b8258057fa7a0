import { resolution } from '../../resolution';

it('the tests run the router that ships', () => {
  const name = 'react-router';
  const shipped = resolution.alias.find(({ find }) => find.test(name))?.replacement;
  expect(require.resolve(name).replace(/\.js$/, '')).toBe(shipped?.replace(/\.mjs$/, ''));
});
