import { PermissionEntry, PersonData, TokenReply } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What sign-in and the session read of each reply: the part that the contract tests hold a server to. */
export const sessionReads = {
  issueToken: z.pick(TokenReply, { access_token: true, refresh_token: true }),
  getPerson: z.object({
    user: z.pick(PersonData.shape.user, { cod_pessoa: true, nome_pessoa: true }),
    authPermissions: z.array(z.pick(PermissionEntry, { cod_atividade: true })),
    bloqueio: PersonData.shape.bloqueio,
  }),
};
