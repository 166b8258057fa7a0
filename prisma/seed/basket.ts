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

// By name, with the titles and the last part of the public address.
const NAMED = [
  [
    'carla',
    'Literatura brasileira I',
    ['Dom Casmurro', 'Vidas secas', 'Grande sertão: veredas'],
    'literatura-brasileira1',
  ],
  ['carla', 'Para ler nas férias', ['Torto arado'], null],
] as const;

/** Permanent and named baskets of some personas; one of carla's is shared. */
export const fillBasket: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  for (const [login, titulo, daysAgo] of KEPT)
    await client.query(
      `INSERT INTO cesta_permanente (cod_pessoa, cod_acervo, data)
       SELECT $1, min(cod_acervo), $2 FROM acervo WHERE titulo = $3 HAVING min(cod_acervo) IS NOT NULL`,
      [codeOf(login), `${addDays(today, -daysAgo)}T18:00:00Z`, titulo],
    );
  for (const [login, nome, titulos, chave] of NAMED)
    await client.query(
      `INSERT INTO cesta_nomeada (cod_pessoa, nome, acervos, chave)
       SELECT $1, $2, coalesce(array_agg(cod_acervo ORDER BY place), '{}'), $4
         FROM unnest($3::text[]) WITH ORDINALITY AS wanted(titulo, place)
         JOIN LATERAL (SELECT min(cod_acervo) AS cod_acervo FROM acervo a WHERE a.titulo = wanted.titulo) AS found
           ON cod_acervo IS NOT NULL`,
      [codeOf(login), nome, titulos, chave],
    );
};
