import type { NoticePreference } from '@catalogue/api-contract';
import { defaultPreference, preferencesWith, type Language, type PreferenceOf } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw'>;

const findChosen = (db: Db, people: readonly number[]) =>
  db.$queryRaw<(NoticePreference & { cod_pessoa: number })[]>`
    SELECT cod_pessoa, assunto, alerta, email, dias FROM preferencia_aviso WHERE cod_pessoa = ANY(${people}::int[])`;

/** What these people have chosen; the defaults of who has chosen nothing. */
export async function findPreferenceOf(db: Db, people: readonly number[]): Promise<PreferenceOf> {
  const chosen = new Map(
    (await findChosen(db, people)).map((one) => [`${one.cod_pessoa} ${one.assunto}`, one] as const),
  );
  return (cod_pessoa, assunto) => chosen.get(`${cod_pessoa} ${assunto}`) ?? defaultPreference(assunto);
}

/** The language in which a person reads; undefined for one who is not there. */
export async function findLanguage(db: Db, cod_pessoa: number): Promise<Language | undefined> {
  const [reader] = await db.$queryRaw<{ idioma: Language }[]>`
    SELECT idioma FROM pessoa WHERE cod_pessoa = ${cod_pessoa}`;
  return reader?.idioma;
}

/** Who notices are mailed to; `para` is null without an address, or for one who wants no mail. */
export async function findMailReader(db: Db, cod_pessoa: number) {
  const [reader] = await db.$queryRaw<{ nome_pessoa: string; idioma: Language; para: string | null }[]>`
    SELECT nome_pessoa, idioma, CASE WHEN recebe_email THEN email END AS para
      FROM pessoa WHERE cod_pessoa = ${cod_pessoa}`;
  return reader;
}

/** A person's preferences of every kind of notices, and the address that mail goes to. */
export async function findPreferences(db: Db, cod_pessoa: number) {
  const reader = await findMailReader(db, cod_pessoa);
  const chosen = (await findChosen(db, [cod_pessoa])).map(({ assunto, alerta, email, dias }) => ({
    assunto,
    alerta,
    email,
    dias,
  }));
  return { para: reader?.para ?? null, avisos: preferencesWith(chosen) };
}

export const storePreference = (
  db: Pick<PrismaClient, 'noticePreference'>,
  cod_pessoa: number,
  { assunto, ...chosen }: NoticePreference,
) =>
  db.noticePreference.upsert({
    where: { cod_pessoa_assunto: { cod_pessoa, assunto } },
    create: { cod_pessoa, assunto, ...chosen },
    update: chosen,
  });
