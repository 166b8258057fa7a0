import { addDays } from '@catalogue/domain';
import { personaCodes } from './personaCodes';
import type { FeatureSeed } from './featureSeeds';

// Classics, by title, and how many days ago they were added.
const KEPT = [
  ['ana', 'Dom Casmurro', 3],
  ['ana', 'Pedagogia do oprimido', 20],
  ['ana', 'Vidas secas', 75],
  ['carla', 'Raízes do Brasil', 12],
] as const;

/** Permanent baskets of some personas. */
export const fillBasket: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  for (const [login, titulo, daysAgo] of KEPT)
    await client.query(
      `INSERT INTO cesta_permanente (cod_pessoa, cod_acervo, data)
       SELECT $1, min(cod_acervo), $2 FROM acervo WHERE titulo = $3 HAVING min(cod_acervo) IS NOT NULL`,
      [codeOf(login), `${addDays(today, -daysAgo)}T18:00:00Z`, titulo],
    );
};
