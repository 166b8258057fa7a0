import type { ReplyRow, links } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

/** The covers of a title: the pictures in the database first, then the one named in its record. */
export const findCovers = (db: PrismaClient, cod_acervo: number, limit: number) =>
  db.$queryRaw<ReplyRow<(typeof links)['listCovers']>>`
    SELECT url FROM (
      SELECT url, min(ordem) AS place FROM (
        SELECT url, ordem FROM acervo_imagem WHERE cod_acervo = ${cod_acervo}
        UNION ALL
        SELECT link_capa, 2147483647 FROM acervo WHERE cod_acervo = ${cod_acervo} AND link_capa IS NOT NULL) AS found
      GROUP BY url) AS cover
     ORDER BY place, url LIMIT ${limit}`;

/** The patron's data that the domain's rule needs. */
export async function findReader(db: PrismaClient, cod_pessoa: number): Promise<{ cpf: string | null }> {
  return (await db.person.findUnique({ where: { cod_pessoa }, select: { cpf: true } })) ?? { cpf: null };
}

interface LinkOpening {
  cod_acervo: number;
  seq_paragrafo: number;
  url: string;
  browser?: string | undefined;
  device?: string | undefined;
  os?: string | undefined;
}

// Longer than what browsers call themselves.
const maxDeviceLength = 100;
const shortened = (text: string | undefined): string | undefined => text?.slice(0, maxDeviceLength);

/** Records that a link was opened; figures of use need no names. */
export const storeOpening = async (db: PrismaClient, opening: LinkOpening, data: Date): Promise<void> => {
  const { browser, device, os } = opening;
  const client = { browser: shortened(browser), device: shortened(device), os: shortened(os) };
  await db.linkAccess.create({ data: { ...opening, ...client, data } });
};

export const findStandard = (db: PrismaClient, id: number) =>
  db.abntStandard.findUnique({ where: { id }, select: { url: true } });

export const findProduct = (db: PrismaClient, id: number) =>
  db.targetProduct.findUnique({ where: { id }, select: { url: true } });
