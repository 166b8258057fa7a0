import { z } from 'zod';
import { dateOf, addDays } from '@catalogue/domain';
import { today } from '../sandbox';
import { institution, state, type Build } from '../state';

/** The record of the patron, and the services that people are handed over to. */
export const personStates: Record<string, Build> = {
  'personal data': state(
    z.strictObject({
      rua: z.string().optional(),
      complemento: z.string().optional(),
      cep: z.string().optional(),
      cidade: z.string().optional(),
      bairro: z.string().optional(),
      rg: z.string().optional(),
      cpf: z.string().optional(),
      nacionalidade: z.string().optional(),
      sexo: z.enum(['F', 'M']).optional(),
      data_nascimento: z
        .string()
        .optional()
        .transform((iso) => iso && dateOf(iso)),
      escolaridade: z.string().optional(),
      local: z.string().optional(),
      profissao: z.string().optional(),
      estado_civil: z.string().optional(),
      email: z.string().optional(),
      telefone: z.string().optional(),
    }),
    (sandbox, data) => sandbox.db.person.update({ where: { cod_pessoa: sandbox.patron.cod_pessoa }, data }),
  ),

  'a deviation': state(
    z.strictObject({ cod_biblioteca: z.number(), motivo: z.string(), from: z.number(), to: z.number() }),
    (sandbox, { cod_biblioteca, motivo, from, to }) =>
      sandbox.db.deviation.create({
        data: {
          cod_pessoa: sandbox.patron.cod_pessoa,
          cod_biblioteca,
          motivo,
          origem: 'equipe',
          data_inicio: dateOf(addDays(today, from)),
          data_fim: dateOf(addDays(today, to)),
        },
      }),
  ),

  'somebody whom the patron may act for': state(
    z.strictObject({ login: z.string(), nome_pessoa: z.string() }),
    async (sandbox, { login, nome_pessoa }) => {
      await sandbox.db.person.create({
        data: { nome_pessoa, password_hash: '', logins: { create: { login, nome: nome_pessoa } } },
      });
      await sandbox.db.allowedSwitch.create({
        data: { cod_pessoa: sandbox.patron.cod_pessoa, login_destino: login },
      });
    },
  ),

  'an address for calendar programs': state(z.strictObject({}), ({ db, patron: { cod_pessoa } }) =>
    db.calendarAddress.create({
      data: { cod_pessoa, hash: 'of an address', criado_em: new Date(`${today}T12:00:00Z`) },
    }),
  ),

  'an access to the data of the patron': state(
    z.strictObject({ id: z.number(), nome_pessoa: z.string(), acao: z.string(), dados: z.string(), vezes: z.number() }),
    async ({ db, patron: { cod_pessoa } }, { nome_pessoa, ...access }) => {
      const { cod_pessoa: quem_cod_pessoa } = await db.person.create({ data: { nome_pessoa, password_hash: '' } });
      const at = new Date(`${today}T12:00:00Z`);
      await db.dataAccess.create({
        data: { ...access, cod_pessoa, quem: 'outra_pessoa', quem_cod_pessoa, dia: dateOf(today), em: at, ultima: at },
      });
    },
  ),

  'applications that people are handed over to': state(
    z.strictObject({
      app_layers_url: z.string().optional(),
      meu_pergamum_url: z.string().optional(),
      postagem_url: z.string().optional(),
    }),
    (sandbox, addresses) => sandbox.db.institution.create({ data: { ...institution, tema: 'ipe', ...addresses } }),
  ),

  'a department': state(z.strictObject({ codigo: z.string(), descricao: z.string() }), (sandbox, department) =>
    sandbox.db.department.create({ data: department }),
  ),
};
