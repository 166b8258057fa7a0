import type { TitleLink } from '@catalogue/api-contract';
import type { TestServer } from './server';

/** The first title of the test database with an open link, or with a restricted one. */
export async function titleWithLink(db: TestServer['db'], restricted: boolean): Promise<TitleLink> {
  const titles = await db.$queryRaw<{ cod_acervo: number }[]>`
    SELECT cod_acervo FROM acervo WHERE marc::text LIKE '%"856"%' ORDER BY cod_acervo`;
  for (const { cod_acervo } of titles) {
    const reply = await fetch(`/api/acervo/${cod_acervo}/links`);
    const links = (await reply.json()) as TitleLink[];
    const link = links.find(({ restrito }) => restrito === restricted);
    if (link) return { ...link, cod_acervo: String(cod_acervo) };
  }
  throw new Error('The test library has such a link.');
}
