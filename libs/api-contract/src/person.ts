import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Flag, IsoDate, Text, TypedText, assumed, given, ownOnly } from './fields';
import { emailChange } from './person.email';
import { privacy } from './person.privacy';
import { handOvers } from './person.handOver';
import { Done, NewPassword, UserInPath, passwordRefusals, unknownUser } from './session.recovery';
import { TokenReply } from './session.token';

export * from './person.email';
export * from './person.privacy';
export * from './person.handOver';

const text = assumed(z.nullable(z.string()));

/** The person's own record (D1 §3; its field names are this project's, ruling C22). */
export const PersonalData = z.object({
  nome_pessoa: given(z.string()),
  rua: text,
  complemento: text,
  cep: text,
  cidade: text,
  bairro: text,
  rg: text,
  cpf: text,
  nacionalidade: text,
  sexo: assumed(z.nullable(z.enum(['F', 'M']))),
  data_nascimento: assumed(z.nullable(IsoDate)),
  escolaridade: text,
  local: text,
  profissao: text,
  estado_civil: assumed(z.nullable(z.enum(['solteiro', 'casado', 'separado', 'divorciado', 'viuvo', 'outro']))),
  email: text,
  telefone: text,
  recebe_email: assumed(Flag),
});
export type PersonalData = z.output<typeof PersonalData>;

const typed = assumed(z.nullable(TypedText));

/** The fields that a person may change, as typed: the whole form, empty fields as null. */
const PersonalDataChange = z.strictObject({
  rua: typed,
  complemento: typed,
  cep: typed,
  cidade: typed,
  bairro: typed,
  rg: typed,
  cpf: typed,
  nacionalidade: typed,
  sexo: typed,
  data_nascimento: typed,
  escolaridade: typed,
  local: typed,
  profissao: typed,
  estado_civil: typed,
  email: typed,
  telefone: typed,
  recebe_email: assumed(Flag),
});

/** A period without access to a unit (D1 §4); without an end while `data_fim` is null. */
export const DeviationEntry = z.object({
  cod_biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  motivo: assumed(z.string()),
  data_inicio: assumed(IsoDate),
  data_fim: assumed(z.nullable(IsoDate)),
});

/** Whether a person may renew at all (ruling C17); `motivo` is the key of the reason why not. */
export const RenewalStanding = z.object({
  pode_renovar: assumed(Flag),
  motivo: assumed(z.nullable(z.string())),
  limite_renovacoes: assumed(Count),
});

export const person = defineContract({
  getPersonalData: {
    id: 'dados-pessoais-obter',
    summary: 'The personal data of the signed-in person',
    method: 'GET',
    path: '/pessoas/meu-pergamum/dados-pessoais',
    access: 'patron',
    reply: PersonalData,
  },
  updatePersonalData: {
    id: 'dados-pessoais-atualizar',
    summary: 'Changes the personal data of the signed-in person; a new e-mail address counts once it is confirmed',
    method: 'PUT',
    path: '/pessoas/meu-pergamum/dados-pessoais',
    access: 'patron',
    body: PersonalDataChange,
    reply: Done,
    // Too many new e-mail addresses in a day; who acts for a person and changes theirs.
    refusals: { dados_invalidos: 422, MuitasTentativas: 429, ...ownOnly },
  },
  changePassword: {
    id: 'senha-alterar',
    summary: 'Sets a new password while signed in',
    method: 'PUT',
    path: '/pessoas/meu-pergamum/senha',
    access: 'patron',
    body: z.strictObject({ senhaAtual: given(NewPassword), senhaNova: given(NewPassword) }),
    reply: Done,
    refusals: { senha_atual_incorreta: 422, MuitasTentativas: 429, ...passwordRefusals, ...ownOnly },
  },
  getSignedInEmail: {
    id: 'email-pessoa-logada',
    summary: 'The e-mail address of the signed-in person, to fill forms with',
    method: 'GET',
    path: '/pessoas/email-pessoa-logada',
    access: 'patron',
    reply: z.object({ email: assumed(z.nullable(z.string())) }),
  },
  listDeviations: {
    id: 'pessoas-afastamentos',
    summary: 'When and why the signed-in person may not use a unit; the newest first',
    method: 'GET',
    path: '/pessoas/afastamentos',
    access: 'patron',
    reply: z.array(DeviationEntry),
  },
  getRenewalStanding: {
    id: 'pessoas-renovar',
    summary: 'Whether the signed-in person may renew at all, and if not, why',
    method: 'GET',
    path: '/pessoas/renovar',
    access: 'patron',
    reply: RenewalStanding,
  },
  getPersonName: {
    id: 'pessoas-nome',
    summary: 'The name of somebody whom the signed-in person may act for, by the login',
    method: 'GET',
    path: '/pessoas/{user}/nome',
    access: 'patron',
    params: UserInPath,
    reply: z.object({ nome_pessoa: given(z.string()) }),
    refusals: unknownUser,
  },
  exchangeUser: {
    id: 'troca-usuario',
    summary: 'Goes on as another person, where that is allowed',
    method: 'POST',
    path: '/pessoas/meu-pergamum/troca-usuario',
    access: 'patron',
    body: z.strictObject({
      usuario: given(TypedText.check(z.trim(), z.minLength(1, 'deve ser preenchido'))),
    }),
    reply: TokenReply,
    refusals: { usuario_nao_permitido: 422, ACESSO_BLOQUEADO: 430 },
  },
  ...emailChange,
  ...privacy,
  ...handOvers,
});
