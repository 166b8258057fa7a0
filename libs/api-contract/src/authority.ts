import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { ReferenceType } from './authority.codes';
import { Code, CodeList, Count, Text, assumed, given } from './fields';
import { MarcRow } from './title';
import { CoverTitle } from './title.related';

export const authority = defineContract({
  getAuthority: {
    id: 'autoridade',
    summary: 'An authority: its heading, references, number of titles and MARC record',
    method: 'GET',
    path: '/autoridade/{id}',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    reply: z.object({
      cod_autoridade: assumed(Text),
      // 1-12, the order of D1 §3.
      tipo: assumed(Text),
      // In the requested language.
      desc_tipo: assumed(z.string()),
      nome: assumed(z.string()),
      remissivas: assumed(
        z.array(
          z.object({
            tipo: assumed(z.enum(ReferenceType)),
            // null when the name has no record of its own
            cod_autoridade: assumed(z.nullable(Text)),
            nome: assumed(z.string()),
          }),
        ),
      ),
      total_acervos: assumed(Count),
      // The latest of them; a server may leave them out.
      acervos: assumed(z.optional(z.array(CoverTitle))),
      marc: assumed(z.array(MarcRow)),
    }),
    refusals: { 'Registro de autoridade não encontrado.': 404 },
  },
  listAuthorities: {
    id: 'autoridade-combo',
    summary: 'Names of some authorities, in the requested order; unknown codes are left out',
    method: 'GET',
    path: '/autoridade/combo',
    access: 'public',
    query: z.strictObject({ autoridades: given(CodeList) }),
    reply: z.array(z.object({ cod_autoridade: assumed(Text), nome: assumed(z.string()), tipo: assumed(Text) })),
  },
});
