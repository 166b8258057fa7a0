import { z } from 'zod';
import { addDays } from '@catalogue/domain';
import { today } from '../sandbox';
import { state, type Build } from '../state';

const decisions = { aprovado: true, aguardando: null, recusado: false };

/** Comments. */
export const commentsStates: Record<string, Build> = {
  'a comment of the patron': state(
    z.strictObject({
      titulo: z.string(),
      content: z.string(),
      decided: z.enum(['aprovado', 'aguardando', 'recusado']),
      daysAgo: z.number(),
      motivo: z.string().optional(),
    }),
    async ({ db, patron }, { titulo, content, decided, daysAgo, motivo }) => {
      const { cod_acervo } = await db.title.findFirstOrThrow({ where: { source_key: titulo } });
      await db.titleComment.create({
        data: {
          cod_acervo,
          cod_pessoa: patron.cod_pessoa,
          content,
          data: new Date(`${addDays(today, -daysAgo)}T12:00:00Z`),
          aprovado: decisions[decided],
          ...(motivo !== undefined && { motivo }),
        },
      });
    },
  ),
};
