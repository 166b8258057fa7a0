import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { suggestedTypes } from '../suggest.store';
import { copiedRows } from './copyReader';
import { HeadingsBuilder, type Headings } from './headings';
import { SpellingsBuilder, type Spellings } from './spellings';

const none = Buffer.alloc(0);

/** The headings that may be suggested. */
export async function copyHeadings(client: Client): Promise<Headings> {
  const builder = new HeadingsBuilder();
  const stream = client.query(
    copyTo(`COPY (
      WITH named AS MATERIALIZED (
        SELECT cod_autoridade, count(DISTINCT cod_acervo)::int AS total,
               string_agg(DISTINCT int4send(cod_acervo), '') FILTER (WHERE paragrafo ~ '^[17]') AS titles
          FROM acervo_autoridade GROUP BY cod_autoridade)
      SELECT u.cod_autoridade, u.tipo, u.nome, form.variante, form.key, named.total,
             CASE WHEN form.variante IS NULL THEN named.titles END
        FROM named JOIN autoridade u USING (cod_autoridade)
       CROSS JOIN LATERAL (
         SELECT NULL AS variante, u.name_key AS key
         UNION ALL
         SELECT r.nome, r.name_key FROM autoridade_remissiva r
          WHERE r.cod_autoridade = u.cod_autoridade AND r.tipo = 'ver') AS form
       WHERE u.tipo IN (${suggestedTypes.join()})
       ORDER BY u.name_key, u.cod_autoridade, form.variante NULLS FIRST) TO STDOUT (FORMAT binary)`),
  );
  for await (const [code, type, name, variant, key, total, titles] of copiedRows(stream))
    builder.add({
      cod_autoridade: code?.readInt32BE() ?? 0,
      tipo: type?.readInt32BE() ?? 0,
      nome: name ?? none,
      variante: variant ?? null,
      key: key ?? none,
      total: total?.readInt32BE() ?? 0,
      titles: titles ?? none,
    });
  return builder.build();
}

/** The words of titles, for other spellings of what is typed. */
export async function copySpellings(client: Client): Promise<Spellings> {
  const builder = new SpellingsBuilder();
  const stream = client.query(copyTo('COPY (SELECT palavra, n_titles FROM palavra) TO STDOUT (FORMAT binary)'));
  for await (const [word, titles] of copiedRows(stream)) builder.add(word ?? none, titles?.readInt32BE() ?? 0);
  return builder.build();
}
