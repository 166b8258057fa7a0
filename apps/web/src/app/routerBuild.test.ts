import { resolution } from '../../resolution';

it('the tests run the router that ships', () => {
  const [{ find, replacement }] = resolution.alias;
  const name = 'react-router';
  expect(find.test(name)).toBe(true);
  expect(require.resolve(name).replace(/\.js$/, '')).toBe(replacement.replace(/\.mjs$/, ''));
});
