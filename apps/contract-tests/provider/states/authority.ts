import { z } from 'zod';
import { ReferenceType } from '@catalogue/api-contract';
import { searchKey } from '@catalogue/domain';
import { state, type Build } from '../state';

/** Authorities that no title creates, and references between authorities. */
export const authorityStates: Record<string, Build> = {
  'an authority': state(z.strictObject({ tipo: z.number(), nome: z.string() }), ({ db }, { tipo, nome }) =>
    db.authority.create({ data: { tipo, nome, name_key: searchKey(nome) } }),
  ),

  // `para` is another authority, or a name that has no record.
  'a reference of an authority': state(
    z.strictObject({ nome: z.string(), tipo: z.enum(ReferenceType), para: z.string() }),
    async ({ db }, { nome, tipo, para }) => {
      const { cod_autoridade } = await db.authority.findFirstOrThrow({ where: { nome } });
      const target = await db.authority.findFirst({ where: { nome: para } });
      const before = await db.authorityReference.count({ where: { cod_autoridade } });
      await db.authorityReference.create({
        data: { cod_autoridade, seq: before + 1, tipo, nome: para, destino: target?.cod_autoridade ?? null },
      });
    },
  ),
};
