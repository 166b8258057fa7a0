import { PageTitle } from './PageTitle';

const sizes = ['normal', 'results', 'area', 'work', 'hero', 'hidden'] as const;

export const states = Object.fromEntries(
  sizes.map((size) => [size, <PageTitle key={size} size={size}>{`Memórias póstumas de Brás Cubas`}</PageTitle>]),
);
