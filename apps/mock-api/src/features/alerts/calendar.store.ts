import { createHash } from 'node:crypto';
import { HoldStatus } from '@catalogue/api-contract';
import type { Language } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw' | 'calendarAddress'>;

// Whoever reads the database learns no address.
const hashOf = (chave: string): string => createHash('sha256').update(chave).digest('base64url');

export const findAddress = (db: Db, cod_pessoa: number) => db.calendarAddress.findUnique({ where: { cod_pessoa } });

/** Stores the address in place of the one before. */
export function storeAddress(
  db: Db,
  { cod_pessoa, chave, criado_em }: { cod_pessoa: number; chave: string; criado_em: Date },
) {
  const address = { hash: hashOf(chave), criado_em };
  return db.calendarAddress.upsert({
    where: { cod_pessoa },
    create: { cod_pessoa, ...address },
    update: address,
  });
}

export const deleteAddress = (db: Db, cod_pessoa: number) => db.calendarAddress.deleteMany({ where: { cod_pessoa } });

/** Whose address it is, and the language that they read. */
export async function findOwner(db: Db, chave: string) {
  const [owner] = await db.$queryRaw<{ cod_pessoa: number; idioma: Language }[]>`
    SELECT cod_pessoa, idioma FROM endereco_calendario JOIN pessoa USING (cod_pessoa) WHERE hash = ${hashOf(chave)}`;
  return owner;
}

/** Holds that wait at the desk, with their last day (ISO). */
export const findHoldsToPickUp = (db: Db, cod_pessoa: number) =>
  db.$queryRaw<{ cod_reserva: string; titulo: string; desc_biblioteca: string; validade: string }[]>`
    SELECT r.cod_reserva::text, a.titulo, b.desc_biblioteca, to_char(r.validade, 'YYYY-MM-DD') AS validade
      FROM reserva r JOIN acervo a USING (cod_acervo) JOIN biblioteca b ON b.cod_biblioteca = r.biblioteca
     WHERE r.cod_pessoa = ${cod_pessoa} AND r.situacao = ${HoldStatus.released} AND r.validade IS NOT NULL
     ORDER BY r.validade, r.cod_reserva`;
