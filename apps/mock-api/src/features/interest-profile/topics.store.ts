import {
  TopicKind,
  maxInterests,
  maxInterestsFound,
  type TopicKindCode,
  type Topic,
  type FollowedTopic,
} from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { lockPatron } from '../../locks.store';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'interestTopic'>;

// The types of authorities that are authors, and those that are subjects, by their positions in D1 §3: people,
// institutions, events; subjects, places, genres, periods.
const authorities = { [TopicKind.author]: [1, 2, 3], [TopicKind.subject]: [5, 6, 7, 8] };

/** Topics of a kind whose name contains the key (`searchKey`), by name. */
export const searchTopics = (db: Db, kind: TopicKindCode, key: string): Promise<Topic[]> =>
  kind === TopicKind.area
    ? db.$queryRaw<Topic[]>`
        SELECT codigo, cod_tipo_area_conhec AS "codTipoArea", descricao FROM area_conhecimento
         WHERE strpos(lower(unaccent(descricao)), ${key}) > 0 ORDER BY descricao, codigo LIMIT ${maxInterestsFound}`
    : db.$queryRaw<Topic[]>`
        SELECT cod_autoridade::text AS codigo, tipo::text AS "codTipoArea", nome AS descricao FROM autoridade
         WHERE tipo = ANY(${authorities[kind]}::int[]) AND name_key LIKE '%' || ${key} || '%'
         ORDER BY nome, cod_autoridade LIMIT ${maxInterestsFound}`;

/** The existing topics among these, with their names. */
export const findTopics = async (
  db: Db,
  kind: TopicKindCode,
  items: readonly Omit<Topic, 'descricao'>[],
): Promise<Topic[]> => {
  const codes = items.map(({ codigo }) => codigo);
  const types = items.map(({ codTipoArea }) => codTipoArea);
  return kind === TopicKind.area
    ? db.$queryRaw<Topic[]>`
        SELECT codigo, cod_tipo_area_conhec AS "codTipoArea", descricao FROM area_conhecimento
         WHERE (codigo, cod_tipo_area_conhec) IN (SELECT * FROM unnest(${codes}::text[], ${types}::text[]))`
    : db.$queryRaw<Topic[]>`
        SELECT cod_autoridade::text AS codigo, tipo::text AS "codTipoArea", nome AS descricao FROM autoridade
         WHERE tipo = ANY(${authorities[kind]}::int[])
           AND (cod_autoridade::text, tipo::text) IN (SELECT * FROM unnest(${codes}::text[], ${types}::text[]))`;
};

/**
 * Follows topics until `validade` (ISO); topics that are already followed get the new date too. Null when the person would follow
 * too many.
 */
export async function storeTopics(
  tx: Db,
  cod_pessoa: number,
  tipoDSI: TopicKindCode,
  topics: readonly Topic[],
  validade: string,
): Promise<FollowedTopic[] | null> {
  // Locked, so that two calls do not both find room for the last one.
  await lockPatron(tx, cod_pessoa);
  const before = await tx.interestTopic.count({ where: { cod_pessoa } });
  const [codes, types, names] = [
    topics.map(({ codigo }) => codigo),
    topics.map(({ codTipoArea }) => codTipoArea),
    topics.map(({ descricao }) => descricao),
  ];
  const followed = await tx.$queryRaw<FollowedTopic[]>`
    INSERT INTO interesse_area (cod_pessoa, "tipoDSI", codigo, "codTipoArea", descricao, validade)
    SELECT ${cod_pessoa}, ${tipoDSI}, t.codigo, t.tipo, t.nome, ${validade}::date
      FROM unnest(${codes}::text[], ${types}::text[], ${names}::text[]) AS t(codigo, tipo, nome)
    ON CONFLICT (cod_pessoa, "tipoDSI", codigo, "codTipoArea") DO UPDATE SET validade = excluded.validade
    RETURNING codigo, "codTipoArea", descricao, "tipoDSI", to_char(validade, 'YYYY-MM-DD') AS validade`;
  const after = await tx.interestTopic.count({ where: { cod_pessoa } });
  return after > Math.max(before, maxInterests) ? null : followed;
}

/** The topics that a person follows on or after a day (ISO), by kind and name. */
export const findFollowedTopics = (db: Db, cod_pessoa: number, today: string) =>
  db.$queryRaw<FollowedTopic[]>`
    SELECT codigo, "codTipoArea", descricao, "tipoDSI", to_char(validade, 'YYYY-MM-DD') AS validade
      FROM interesse_area WHERE cod_pessoa = ${cod_pessoa} AND validade >= ${today}::date
     ORDER BY "tipoDSI", descricao, id`;

export interface TopicRef {
  codigo: string;
  codTipoArea: string;
  tipoDSI: TopicKindCode;
}

/** The topic with its new validity; undefined when the person does not follow it. */
export const extendTopic = async (
  db: Db,
  cod_pessoa: number,
  { codigo, codTipoArea, tipoDSI }: TopicRef,
  validade: string,
): Promise<FollowedTopic | undefined> =>
  (
    await db.$queryRaw<FollowedTopic[]>`
      UPDATE interesse_area SET validade = ${validade}::date
       WHERE cod_pessoa = ${cod_pessoa} AND codigo = ${codigo} AND "codTipoArea" = ${codTipoArea}
         AND "tipoDSI" = ${tipoDSI}
      RETURNING codigo, "codTipoArea", descricao, "tipoDSI", to_char(validade, 'YYYY-MM-DD') AS validade`
  )[0];

/** False when the person does not follow it. */
export const deleteTopic = async (
  db: Db,
  cod_pessoa: number,
  { codigo, codTipoArea, tipoDSI }: TopicRef,
): Promise<boolean> =>
  (await db.interestTopic.deleteMany({ where: { cod_pessoa, codigo, codTipoArea, tipoDSI } })).count > 0;
