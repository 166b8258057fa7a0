import { z } from 'zod';
import { demoPassword } from '@catalogue/database/demoPassword';
import { hashPassword } from '@catalogue/database/passwordHash';
import { codeHash } from '@catalogue/mock-api/features/session/tokens';
import { today } from '../sandbox';
import { state, type Build } from '../state';

const soon = new Date(`${today}T12:05:00Z`);
const passwordHash = hashPassword(demoPassword);

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

  'a mailed code': state(z.strictObject({ code: z.string() }), (sandbox, { code }) => {
    const { cod_pessoa, login } = sandbox.patron;
    return sandbox.db.passwordRecovery.create({
      data: { cod_pessoa, login, code_hash: codeHash(login, code), tte: soon },
    });
  }),
};
