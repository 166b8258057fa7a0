import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';

/** A title enters the catalogue, like Dom Casmurro but for its name; returns its code. */
export async function addTitle(db: PrismaClient, titulo: string): Promise<number> {
  const {
    cod_acervo: _,
    marc,
    ...like
  } = await db.title.findFirstOrThrow({ where: { titulo: { contains: 'Dom Casmurro' } } });
  const { cod_acervo } = await db.title.create({
    data: {
      ...like,
      marc: marc as Prisma.InputJsonValue,
      dados_adicionais: like.dados_adicionais as Prisma.InputJsonValue,
      titulo,
      source_key: titulo,
    },
  });
  return cod_acervo;
}
