import {
  contracts,
  loanRequestStatusNames,
  serverOnlyContracts,
  type control,
  type Contract,
} from '@catalogue/api-contract';
import { demoPassword } from '@catalogue/database/demoPassword';
import { recordAccess } from '../../accesses.store';
import type { Handlers } from '../../http/serve';
import { findFault } from '../../tenants/faults';
import { knownFaults } from '../../tenants/knownFaults';
import { writeSnapshotFile } from '../../tenants/snapshotFile.store';
import type { Tenant } from '../../tenants/tenant';
import type { Tenants } from '../../tenants/tenants';
import { paySlip } from '../clearance/clearance.public';
import { lendCopy, payDebt, returnCopy } from '../desk/desk.public';
import { advanceRequest } from '../loan-requests/loan-requests.public';
import { receiveIssue } from '../serials/serials.public';
import {
  findMails,
  findPeopleAt,
  findPersonas,
  findSetting,
  findStates,
  findWaitingComments,
  moderate,
  lockSettings,
  switchActivity,
  useVariant,
} from './control.store';
import { addDuration } from './duration';
import { importHandlers } from './imports.handlers';
import { institutionSettingsHandlers } from './institutionSettings.handlers';
import { tablesHandlers } from './tables.handlers';

const maxJump = 5 * 366 * 24 * 60 * 60 * 1000;

const slipRefusals = {
  unknown: 'Guia não encontrada. Use o número que aparece nela.',
  paga: 'Esta guia já foi paga.',
  vencida: 'Esta guia venceu. Emita outra.',
  cancelada: 'Os débitos desta guia mudaram. Emita outra.',
} as const;

const copyRefusals = {
  unknownCopy: 'Exemplar não encontrado. Use o código de barras que está nele.',
  unknownPerson: 'Não há leitor com este login.',
  onLoan: 'Este exemplar já está emprestado. Devolva-o antes.',
  requested: 'Este exemplar está separado para uma solicitação de empréstimo. Avance a solicitação.',
  setAside: 'Este exemplar está separado para a reserva de outra pessoa.',
  notLent: 'Este exemplar não é emprestado.',
  blocked: 'O cadastro deste leitor está bloqueado.',
  away: 'Este leitor está afastado da biblioteca do exemplar.',
  notOnLoan: 'Este exemplar não está emprestado.',
} as const;

const debtRefusals = {
  unknownDebt: 'Débito não encontrado. Use o cod_debito da lista de débitos do leitor.',
  paidDebt: 'Este débito já foi pago.',
  runningFine: 'Esta multa cresce até a devolução. Receba o exemplar antes.',
} as const;

const issueRefusals = {
  unknownTitle: 'Título não encontrado. Use o código que está no endereço da página dele.',
  noIssue: 'Não há fascículo deste título para receber.',
} as const;

const requestRefusals = {
  unknown: 'Solicitação não encontrada. Use o codigo da lista de solicitações do leitor.',
  over: 'Esta solicitação já terminou.',
} as const;

const described = ({ id, clock }: Tenant) => ({ id, now: clock.now().toISOString() });

// All calls but the control room's own: a fault there could never be removed.
const { control: _, ...otherCalls } = serverOnlyContracts;
const calls = new Set(
  Object.values({ ...contracts, ...otherCalls }).flatMap((contract: Contract) =>
    Object.entries(contract).flatMap(([name, { id }]) => [name, id]),
  ),
);

/**
 * The control room. Sandboxes and snapshots belong to the server, of which visitors see their own only; everything else
 * applies to the tenant of the request.
 */
export const controlHandlers = (tenants: Tenants): Handlers<typeof control> => ({
  async listPersonas(_, { db }) {
    const personas = await findPersonas(db);
    return personas.map((persona) => ({ ...persona, password: demoPassword }));
  },

  listStates: async (_, { db, today, settings }) => findStates(db, today(), settings.TIME_ZONE),

  createSandbox: async ({ body, isOperator }, { tenant }) =>
    described(await tenants.create(body.from, { isOperator, tenant })),
  listSandboxes: async ({ isOperator }, { tenant }) =>
    (isOperator ? await tenants.all() : [tenant].filter(({ isSandbox }) => isSandbox)).map(described),
  async dropSandbox({ params, refuse }) {
    if (!(await tenants.drop(params.sandbox))) refuse('Sandbox não encontrado.');
  },

  listSnapshots: async ({ isOperator }, { tenant }) =>
    (await tenants.snapshots.namesFor({ isOperator, tenant })).map((name) => ({ name })),
  listStories: async () => tenants.stories.map(({ name, login, shows }) => ({ name, login, shows })),
  async saveSnapshot({ body, isOperator, refuse }, { tenant }) {
    if (tenants.stories.some(({ name }) => name === body.name)) refuse('Este nome é de uma história pronta.');
    await tenants.snapshots.save(body.name, { isOperator, tenant });
    return body;
  },
  async restoreSnapshot({ params, isOperator }, { tenant }) {
    await tenants.replace({ isOperator, tenant }, params.snapshot);
    await tenant.ready();
    return described(tenant);
  },
  async dropSnapshot({ params, isOperator, refuse }, { tenant }) {
    if (!(await tenants.snapshots.drop(params.snapshot, { isOperator, tenant }))) refuse('Snapshot não encontrado.');
  },
  getSnapshotFile: (_, { tenant }) => tenants.inTransaction(tenant, writeSnapshotFile),
  async openSnapshotFile({ body }, { tenant }) {
    await tenants.open(tenant, body);
    await tenant.ready();
    return described(tenant);
  },
  async resetTenant({ isOperator }, { tenant }) {
    await tenants.replace({ isOperator, tenant });
    await tenant.ready();
    return described(tenant);
  },

  getClock: async (_, { tenant, clock, today }) => ({
    now: clock.now().toISOString(),
    today: today(),
    stopped: tenant.clock.stoppedAt !== null,
    sandbox: tenant.isSandbox ? tenant.id : null,
  }),
  async setClock({ body, refuse }, { tenant, clock, today }) {
    const state = () => ({
      now: clock.now().toISOString(),
      today: today(),
      stopped: tenant.clock.stoppedAt !== null,
    });
    if ('stopped' in body) {
      await tenant.setStopped(body.stopped);
      return { ...state(), events: [] };
    }
    const events = await tenant.advance((now) => {
      const time = 'now' in body ? new Date(body.now) : addDuration(now, body.advance);
      if (time < now) refuse('O relógio só anda para a frente.', { facts: { now, asked: time } });
      if (time.getTime() - now.getTime() > maxJump) refuse('O relógio anda no máximo cinco anos de uma vez.');
      return time;
    });
    return { ...state(), events };
  },

  listFaults: async (_, { tenant }) => tenant.faults.list,
  listKnownFaults: async () =>
    Object.entries(knownFaults).map(([name, { about, endpoints }]) => ({ name, about, endpoints: [...endpoints] })),
  async setFaults({ body, refuse }, { db, tenant }) {
    for (const { name, endpoint } of body) {
      if (!findFault(name))
        refuse('Falha desconhecida.', { errors: { name: [`${name}: veja GET /__mock/faults/known`] } });
      if (endpoint !== undefined && !calls.has(endpoint))
        refuse('Chamada desconhecida.', { errors: { endpoint: [`${endpoint}: veja /openapi.json`] } });
    }
    if (!(await tenant.faults.set(db, body))) refuse('As falhas estão sendo trocadas por outro pedido. Tente de novo.');
    return tenant.faults.list;
  },

  async addRecording({ body, refuse }, { tenant }) {
    if (!tenant.recording.add(body)) refuse('A gravação é grande demais.');
    return { added: body.length };
  },

  // Who uses the control room acts as the library's staff.
  async listMails(_, deps) {
    const mails = await findMails(deps.db);
    const readers = await findPeopleAt(deps.db, [...new Set(mails.map(({ para }) => para))]);
    if (readers.length > 0) await recordAccess(deps, readers, { quem: 'biblioteca', acao: 'leu', dados: 'mensagens' });
    return mails;
  },
  listWaitingComments: (_, { db }) => findWaitingComments(db),
  async moderateComment({ params, body, refuse }, deps) {
    const authors = await moderate(deps.db, params, body);
    if (authors.length === 0) refuse('Comentário não encontrado.');
    await recordAccess(deps, authors, { quem: 'biblioteca', acao: 'mudou', dados: 'comentarios' });
    return { id: params.comment, aprovado: body.aprovado };
  },

  async paySlip({ params, refuse }, deps) {
    const paid = await paySlip(deps, params.slip);
    if (typeof paid === 'string') return refuse(slipRefusals[paid]);
    const { cod_pessoa, ...reply } = paid;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'nada_consta' });
    return reply;
  },

  async lendCopy({ params, body, refuse }, deps) {
    const lent = await lendCopy(deps, { ...body, cod_exemplar: params.copy });
    if (typeof lent === 'string') return refuse(copyRefusals[lent]);
    const { cod_pessoa, ...reply } = lent;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'emprestimos' });
    return reply;
  },
  async returnCopy({ params, refuse }, deps) {
    const returned = await returnCopy(deps, params.copy);
    if (typeof returned === 'string') return refuse(copyRefusals[returned]);
    const { cod_pessoa, ...reply } = returned;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'emprestimos' });
    return reply;
  },

  async receiveIssue({ params, refuse }, deps) {
    const received = await receiveIssue(deps, params.title);
    return typeof received === 'string' ? refuse(issueRefusals[received]) : received;
  },

  async payDebt({ params, refuse }, deps) {
    const paid = await payDebt(deps, params.debt);
    if (typeof paid === 'string') return refuse(debtRefusals[paid]);
    const { cod_pessoa, ...reply } = paid;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'emprestimos' });
    return reply;
  },

  async moveLoanRequest({ params, refuse }, deps) {
    const moved = await advanceRequest(deps, params.request);
    if (typeof moved === 'string') return refuse(requestRefusals[moved]);
    const { cod_pessoa, ...reply } = moved;
    await recordAccess(deps, [cod_pessoa], { quem: 'biblioteca', acao: 'mudou', dados: 'pedidos' });
    return { ...reply, desc_status: loanRequestStatusNames[reply.status] };
  },

  listCalls: async (_, { tenant }) => tenant.log.newestFirst,

  ...institutionSettingsHandlers(tenants),
  ...importHandlers(tenants),
  ...tablesHandlers(tenants),

  getSetting: (_, { db }) => findSetting(db),
  async setSetting({ body, refuse }, { db }) {
    const { variants, activities } = await findSetting(db);
    if (body.variant !== undefined && !variants.includes(body.variant)) refuse('Variante desconhecida.');
    const unknown = body.activities?.find(({ codigo }) => !activities.some((activity) => activity.codigo === codigo));
    if (unknown) refuse('Atividade desconhecida.');
    await db.$transaction(async (tx) => {
      await lockSettings(tx);
      if (body.variant !== undefined) await useVariant(tx, body.variant);
      for (const { codigo, existe } of body.activities ?? []) await switchActivity(tx, codigo, existe);
    });
    return findSetting(db);
  },
});
