import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CopyStatus } from '@catalogue/api-contract';
import { dateOf, addDays } from '@catalogue/domain';
import { demoPassword } from '@catalogue/database/demoPassword';
import { refreshLibraryFacet } from '@catalogue/database/libraryFacet';
import { hashPassword, publicCost } from '@catalogue/database/passwordHash';
import { storeTitles } from '@catalogue/database/storeTitles';
import { LoanType } from '@catalogue/database/seed/units';
import { refreshSuggestionWords } from '@catalogue/database/suggestionWords';
import { unknownLogin } from '@catalogue/mock-api/features/session/tokens';
import { state, type Build } from './state';
import { recordOf } from './stateRecord';
import { authorityStates } from './states/authority';
import { commentsStates } from './states/comments';
import { circulationStates } from './states/circulation';
import { interestProfileStates } from './states/interestProfile';
import { personStates } from './states/person';
import { searchStates } from './states/search';
import { serialsStates } from './states/serials';
import { sessionStates } from './states/session';
import { titleStates } from './states/title';
import { requestsStates } from './states/requests';
import { siteStates } from './states/site';
import { unitsStates } from './states/units';
import { today, type Sandbox } from './sandbox';
import type { StateHandler } from './strictVerifier';

// Slow by design, and the same for everybody.
const passwordHash = hashPassword(demoPassword, publicCost);

/** The provider states. Each adds its data to an empty database. */
const builders: Record<string, Build> = {
  ...authorityStates,
  ...commentsStates,
  ...circulationStates,
  ...personStates,
  ...searchStates,
  ...serialsStates,
  ...sessionStates,
  ...titleStates,
  ...siteStates,
  ...unitsStates,
  ...requestsStates,
  ...interestProfileStates,

  'a patron': state(
    z.strictObject({
      login: z.string(),
      nome_pessoa: z.string().default('Ana Prado'),
      cod_atividade: z.number().optional(),
      bloqueio: z.boolean().default(false),
      cpf: z.string().optional(),
    }),
    async (sandbox, { login, nome_pessoa, cod_atividade, bloqueio, cpf }) => {
      const { cod_pessoa } = await sandbox.db.person.create({
        data: {
          nome_pessoa,
          bloqueio,
          cpf: cpf ?? null,
          password_hash: await passwordHash,
          logins: { create: { login, nome: nome_pessoa } },
          ...(cod_atividade && {
            permissions: { create: { cod_modulo: 1, cod_atividade, descricao: 'Área pessoal' } },
          }),
        },
      });
      sandbox.patron = { cod_pessoa, login };
    },
  ),

  'wrong passwords': state(z.strictObject({ login: z.string(), times: z.number() }), (sandbox, { login, times }) =>
    sandbox.db.attempt.createMany({
      // For the login with and without an owner.
      data: Array.from({ length: times }, () => [login, unknownLogin(login)])
        .flat()
        .map((kept) => ({ kind: 'password', login: kept, address: '192.0.2.1', at: new Date(`${today}T11:59:50Z`) })),
    }),
  ),

  'a refresh token': state(z.strictObject({ login: z.string(), token: z.string() }), (sandbox, { login, token }) =>
    sandbox.db.refreshToken.create({
      data: {
        hash: createHash('sha256').update(token).digest('hex'),
        expires_at: dateOf(addDays(today, 1)),
        session: {
          create: {
            id: 'a session',
            cod_pessoa: sandbox.patron.cod_pessoa,
            login,
            client_id: 'catalogue-patron',
            endereco: '192.0.2.1',
            dispositivo: '',
            iniciada_em: dateOf(today),
            usada_em: dateOf(today),
          },
        },
      },
    }),
  ),

  'an institution': state(
    z.strictObject({
      codEmpresa: z.string(),
      sigla: z.string(),
      nome: z.string(),
      tema: z.string(),
      logo: z.string(),
      denominacao_login: z.string(),
      destino_padrao_login_catalogo: z.enum(['M', 'C']),
      msg_login: z.string(),
      msg_suporte_consulta: z.string(),
      link_lgpd: z.string(),
      multa_dia: z.number(),
      usaOIDC: z.boolean(),
      link_logout_OIDC: z.string(),
      link_logout_saml: z.string(),
      md_aut: z.string(),
      md_crypt: z.string(),
      web_url_pw: z.string(),
      web_aquisicao: z.string(),
    }),
    (sandbox, { md_aut, md_crypt, web_url_pw, web_aquisicao, ...institution }) =>
      sandbox.db.institution.create({
        data: {
          ...institution,
          variant: 'one',
          active: true,
          p: {
            __md_aut: md_aut,
            __md_crypt: md_crypt,
            __web_url_pw: web_url_pw,
            __web_aquisicao: web_aquisicao,
          },
        },
      }),
  ),

  'a page activity': state(
    z.strictObject({ codigo: z.number(), existe: z.boolean(), descricao: z.string().default('Atividade') }),
    (sandbox, activity) => sandbox.db.activity.create({ data: activity }),
  ),

  'a search guide': state(
    z.strictObject({ slug: z.string(), titulo: z.string(), descricao: z.string(), texto: z.string() }),
    (sandbox, guide) => sandbox.db.searchGuide.create({ data: { ...guide, id: 1, ordem: 1, secao: 1 } }),
  ),

  'a title': state(
    z.strictObject({
      titulo: z.string(),
      titulo_paralelo: z.string().optional(),
      titulo_variante: z.string().optional(),
      autor: z.string().optional(),
      assunto: z.string().optional(),
      ano: z.string().default('1998'),
      url: z.string().optional(),
      url_texto: z.string().default('Texto integral'),
      capa: z.string().optional(),
      acessivel: z.boolean().default(false),
      idioma: z.string().default('por'),
    }),
    async ({ client }, title) => {
      await client.query('BEGIN');
      await storeTitles(client, [{ record: recordOf(title), source_key: title.titulo, data_inclusao: today }]);
      await refreshSuggestionWords(client);
      await client.query('COMMIT');
    },
  ),

  'a copy': state(
    z.strictObject({
      cod_exemplar: z.string(),
      titulo: z.string(),
      cod_biblioteca: z.number().default(1),
      situacao: z.enum(CopyStatus).default(CopyStatus.available),
      numero_chamada: z.string().optional(),
    }),
    async (sandbox, { cod_exemplar, titulo, cod_biblioteca, situacao, numero_chamada = null }) => {
      const { cod_acervo } = await sandbox.db.title.findFirstOrThrow({ where: { source_key: titulo } });
      await sandbox.db.copy.create({
        data: {
          cod_exemplar,
          cod_acervo,
          cod_biblioteca,
          situacao,
          cod_tipo_emprestimo: LoanType.media,
          localizacao: 'Estante 12',
          numero_chamada,
          volume: '2',
          tomo: '1',
          parte: 'A',
        },
      });
      await refreshLibraryFacet(sandbox.client, [cod_acervo]);
    },
  ),

  'a loan': state(
    z.strictObject({
      cod_exemplar: z.string(),
      daysToDue: z.number(),
      renewals: z.number().default(0),
      limit: z.number().default(6),
      reserved: z.boolean().default(false),
    }),
    async (sandbox, { cod_exemplar, daysToDue, renewals, limit, reserved }) => {
      await sandbox.db.loan.create({
        data: {
          cod_exemplar,
          cod_pessoa: sandbox.patron.cod_pessoa,
          data_saida: dateOf(addDays(today, -7)),
          data_prevista: dateOf(addDays(today, daysToDue)),
          renovacoes: renewals,
          limite_renovacoes: limit,
        },
      });
      const { cod_acervo, cod_biblioteca } = await sandbox.db.copy.update({
        where: { cod_exemplar },
        data: { situacao: 'emprestado' },
      });
      if (!reserved) return;
      await sandbox.db.hold.create({
        data: {
          biblioteca: cod_biblioteca,
          situacao: 'fila',
          data: dateOf(today),
          title: { connect: { cod_acervo } },
          person: { create: { nome_pessoa: 'Bento Reis', password_hash: '' } },
        },
      });
    },
  ),
};

export const statesIn = (sandbox: Sandbox): Record<string, StateHandler> =>
  Object.fromEntries(Object.entries(builders).map(([name, build]) => [name, (params) => build(sandbox, params)]));
