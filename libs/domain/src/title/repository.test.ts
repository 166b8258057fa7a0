import { repositoryOf } from './repository';

const withLink = (...subfields: [string, string][]) => ({
  leader: '00000nam a2200000 a 4500',
  fields: [{ tag: '856', ind1: '4', ind2: '0', subfields: subfields.map(([code, value]) => ({ code, value })) }],
});

test('a thesis kept in a digital repository says which one', () => {
  const link = withLink(['u', 'https://example.org/1'], ['y', 'Repositório Institucional da UFVI']);
  expect(repositoryOf(link)).toBe('Repositório Institucional da UFVI');
});

test('a link to a publisher is no repository', () => {
  expect(repositoryOf(withLink(['u', 'https://example.org/1'], ['y', 'Texto completo na editora']))).toBeNull();
});
