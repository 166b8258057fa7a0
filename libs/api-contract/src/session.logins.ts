import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Text, TypedText, assumed, given } from './fields';
import { TokenReply } from './session.token';

/** One of several persons who share a username (institution 571). */
export const DuplicatePerson = z.object({ codigo: given(Text), nome: given(z.string()) });

/** One of the logins of a person; `base` is sent back with the choice (ruling B6). */
export const PersonLogin = z.object({ codigo: given(Text), nome: given(z.string()), base: assumed(z.string()) });

/** Identifies the person signing in when a username is not enough (D1 §4). */
export const logins = defineContract({
  listDuplicates: {
    id: 'pessoas-duplicadas',
    summary: 'The people who share a username, at institution 571; none when it is one person’s',
    method: 'GET',
    path: '/pessoas/duplicadas',
    access: 'public',
    query: z.strictObject({ usuario: given(TypedText) }),
    reply: z.array(DuplicatePerson),
  },
  listLogins: {
    id: 'pessoas-login-listar',
    summary: 'All logins of the signed-in person',
    method: 'GET',
    path: '/pessoas/login',
    access: 'patron',
    reply: z.array(PersonLogin),
  },
  switchLogin: {
    id: 'troca-login',
    summary: 'Goes on with another login of the same person',
    method: 'PUT',
    path: '/pessoas/troca-login',
    access: 'patron',
    // `base`: the destination, M or C, or the login's own base (ruling B6).
    body: z.strictObject({ codigo: given(Text), base: given(TypedText) }),
    reply: TokenReply,
    refusals: { login_nao_permitido: 422, ACESSO_BLOQUEADO: 430 },
  },
});
