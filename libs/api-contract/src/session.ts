import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Flag, Text, assumed, given } from './fields';
import { externalSignIn } from './session.external';
import { logins } from './session.logins';
import { recovery } from './session.recovery';
import { openSessions } from './session.sessions';
import { tokens } from './session.token';

export * from './session.external';
export * from './session.logins';
export * from './session.recovery';
export * from './session.sessions';
export * from './session.token';

/** An activity that the person may use, in one of the modules. */
export const PermissionEntry = z.object({
  cod_modulo: given(Count),
  cod_atividade: given(Count),
  descricao: given(z.string()),
});

/** The person who has signed in, and what they may use. */
export const PersonData = z.object({
  user: given(
    z.object({
      login: given(z.string()),
      cod_pessoa: given(Text),
      nome_pessoa: given(z.string()),
      email: assumed(z.optional(z.nullable(z.string()))),
    }),
  ),
  authPermissions: given(z.array(PermissionEntry)),
  bloqueio: given(Flag),
});
export type PersonData = z.output<typeof PersonData>;

export const session = defineContract({
  ...tokens,
  getPerson: {
    id: 'pessoas-get',
    summary: 'Data and permissions of the signed-in patron',
    method: 'GET',
    path: '/pessoas',
    access: 'patron',
    reply: PersonData,
  },
  ...externalSignIn,
  ...logins,
  ...recovery,
  ...openSessions,
});
