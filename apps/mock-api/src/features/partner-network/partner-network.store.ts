import type { ReplyRow, partnerNetwork } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

type NetworkTitleRow = ReplyRow<(typeof partnerNetwork)['getNetworkTitle']>;

/** A title of a partner. */
export async function findNetworkTitle(db: PrismaClient, id: number): Promise<NetworkTitleRow | undefined> {
  const [found] = await db.$queryRaw<NetworkTitleRow[]>`
    SELECT r.id, r.acervo, r.tipo_obra, r.titulo, r.autor, r.ano, r.idioma, r.link,
           json_build_object('cod_empresa', i.cod_empresa, 'desc_empresa', i.desc_empresa) AS instituicao
      FROM rede_acervo r JOIN rede_instituicao i USING (cod_empresa) WHERE r.id = ${id}`;
  return found;
}

/** The institutions by name, and whether their servers reply. */
export const findInstitutions = (db: PrismaClient) =>
  db.networkInstitution.findMany({
    select: { cod_empresa: true, desc_empresa: true, fora_do_ar: true },
    orderBy: [{ desc_empresa: 'asc' }, { cod_empresa: 'asc' }],
  });
