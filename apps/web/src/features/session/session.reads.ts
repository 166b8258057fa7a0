import {
  Done,
  DuplicatePerson,
  ExternalLink,
  OidcStart,
  PasswordRulesReply,
  PermissionEntry,
  PersonData,
  PersonLogin,
  RecoveryStart,
  TokenReply,
} from '@catalogue/api-contract';
import * as z from 'zod/mini';

const tokens = z.pick(TokenReply, { access_token: true, refresh_token: true });

/** What sign-in and the session read of each reply: the part that the contract tests hold a server to. */
export const sessionReads = {
  issueToken: tokens,
  getPerson: z.object({
    user: z.pick(PersonData.shape.user, { cod_pessoa: true, nome_pessoa: true }),
    authPermissions: z.array(z.pick(PermissionEntry, { cod_atividade: true })),
    bloqueio: PersonData.shape.bloqueio,
  }),
  startOidc: OidcStart,
  validateOidc: tokens,
  startSaml: ExternalLink,
  validateSaml: tokens,
  listDuplicates: z.array(DuplicatePerson),
  listLogins: z.array(PersonLogin),
  switchLogin: tokens,
  startRecovery: RecoveryStart,
  validateRecoveryCode: PasswordRulesReply,
  resetPassword: Done,
};
