import { z } from 'zod';
import { demoPassword } from '@catalogue/database/demoPassword';
import { hashPassword, publicCost } from '@catalogue/database/passwordHash';
import { codeHash } from '@catalogue/mock-api/features/session/tokens';
import { today } from '../sandbox';
import { state, type Build } from '../state';

const soon = new Date(`${today}T12:05:00Z`);
const passwordHash = hashPassword(demoPassword, publicCost);

/** Ways to sign in. */
export const sessionStates: Record<string, Build> = {
  'an institution that signs in its own way': state(
    z.strictObject({
      codEmpresa: z.string().default('1'),
      usaOIDC: z.boolean().default(false),
      link_logout_saml: z.string().optional(),
    }),
    (sandbox, institution) =>
      sandbox.db.institution.create({
        data: {
          ...institution,
          variant: 'one',
          active: true,
          sigla: 'UFX',
          nome: 'Universidade Federal do Exemplo',
          tema: 'ipe',
          p: { __md_aut: '2', __md_crypt: '4' },
        },
      }),
  ),

  'people who share a username': state(
    z.strictObject({ usuario: z.string(), nomes: z.string().transform((names) => names.split(', ')) }),
    async (sandbox, { usuario, nomes }) => {
      for (const [index, nome] of nomes.entries())
        await sandbox.db.person.create({
          data: {
            nome_pessoa: nome,
            password_hash: await passwordHash,
            logins: { create: { codigo: 11 + index, login: `${usuario}-${index + 1}`, usuario, nome } },
          },
        });
    },
  ),

  'another login of the patron': state(
    z.strictObject({ codigo: z.number(), login: z.string(), nome: z.string(), base: z.string().default('M') }),
    (sandbox, login) => sandbox.db.personLogin.create({ data: { ...login, cod_pessoa: sandbox.patron.cod_pessoa } }),
  ),

  'an answer of the identity service': state(
    z.strictObject({ tipo: z.enum(['oidc', 'saml']), key: z.string(), erro: z.string().optional() }),
    (sandbox, { tipo, key, erro }) =>
      sandbox.db.externalSession.create({
        data: {
          key,
          tipo,
          redirect: '/',
          cod_pessoa: erro === undefined ? sandbox.patron.cod_pessoa : null,
          erro: erro ?? null,
          expires_at: soon,
        },
      }),
  ),

  'an e-mail address of the patron': state(z.strictObject({ email: z.string() }), (sandbox, data) =>
    sandbox.db.person.update({ where: { cod_pessoa: sandbox.patron.cod_pessoa }, data }),
  ),

  'a session of the patron elsewhere': state(
    z.strictObject({ id: z.string(), dispositivo: z.string() }),
    ({ db, patron }, { id, dispositivo }) => {
      const now = new Date(`${today}T12:00:00Z`);
      return db.session.create({
        data: {
          id,
          ...patron,
          client_id: 'catalogue-patron',
          endereco: '192.0.2.1',
          dispositivo,
          iniciada_em: now,
          usada_em: now,
          tokens: { create: { hash: id, expires_at: new Date(`${today}T23:00:00Z`) } },
        },
      });
    },
  ),

  'a new e-mail address that waits for its code': state(
    z.strictObject({ email: z.string(), novo: z.string(), code: z.string() }),
    async ({ db, patron: { cod_pessoa } }, { email, novo, code }) => {
      await db.person.update({ where: { cod_pessoa }, data: { email } });
      const now = new Date(`${today}T12:00:00Z`);
      const code_hash = codeHash(`email ${cod_pessoa}`, code);
      const data = { cod_pessoa, before: email, after: novo, code_hash, salt: '', tte: soon, requested_at: now };
      await db.emailChange.create({ data });
    },
  ),

  'a mailed code': state(z.strictObject({ code: z.string() }), (sandbox, { code }) => {
    const { cod_pessoa, login } = sandbox.patron;
    return sandbox.db.passwordRecovery.create({
      data: { cod_pessoa, login, code_hash: codeHash(login, code), tte: soon },
    });
  }),
};
