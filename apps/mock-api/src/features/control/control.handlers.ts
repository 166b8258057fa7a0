import { contracts, serverOnlyContracts, type control, type Contract } from '@catalogue/api-contract';
import { demoPassword } from '@catalogue/database/demoPassword';
import { recordAccess } from '../../accesses.store';
import type { Handlers } from '../../http/serve';
import { findFault } from '../../tenants/faults';
import { knownFaults } from '../../tenants/knownFaults';
import { writeSnapshotFile } from '../../tenants/snapshotFile.store';
import type { Tenant } from '../../tenants/tenant';
import type { Tenants } from '../../tenants/tenants';
import {
  findMails,
  findPeopleAt,
  findPersonas,
  findSetting,
  findStates,
  lockSettings,
  switchActivity,
  useVariant,
} from './control.store';
import { deskHandlers } from './desk.handlers';
import { addDuration } from './duration';
import { importHandlers } from './imports.handlers';
import { institutionSettingsHandlers } from './institutionSettings.handlers';
import { tablesHandlers } from './tables.handlers';

const maxJump = 5 * 366 * 24 * 60 * 60 * 1000;

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

  listCalls: async (_, { tenant }) => tenant.log.newestFirst,

  ...deskHandlers,
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
