import { MarcRow, authority } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the authority screen reads of each reply. */
export const authorityReads = {
  getAuthority: z.extend(authority.getAuthority.reply, {
    marc: z.array(z.omit(MarcRow, { seq_secao: true, texto_descricao: true, campo_fixo: true })),
  }),
  listAuthorities: authority.listAuthorities.reply,
};
export type Authority = z.output<typeof authorityReads.getAuthority>;
