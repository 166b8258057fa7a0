import { contracts, type Contract } from '@catalogue/api-contract';
import { failureNotice, loginFailure } from '@catalogue/domain';
import { openTestDatabase } from '../testing/openTestDatabase';
import { Faults } from './faults';
import { knownFaults } from './knownFaults';

const calls = new Set(Object.values(contracts).flatMap((contract: Contract) => Object.keys(contract)));

describe('the faults', () => {
  it.each(Object.entries(knownFaults))('%s applies to existing calls', (_, { endpoints }) => {
    expect(endpoints.filter((name) => !calls.has(name))).toEqual([]);
  });

  it('cover every row of the common error catalogue (D2 §8)', () => {
    const shown = Object.values(knownFaults).flatMap(({ does }) =>
      does.kind === 'answer' ? [failureNotice({ status: does.status, message: String(does.body['message']) })] : [],
    );
    expect(new Set(shown.map(({ key, tone }) => key ?? tone))).toEqual(
      new Set(['partnerNetworkDown', 'myLibraryMail', 'unexpectedError', 'warning']),
    );
  });

  it('cover every row of the sign-in’s own table (D1 §8)', () => {
    const shown = Object.values(knownFaults).flatMap(({ does, grant }) =>
      does.kind === 'answer' && grant === 'password'
        ? [loginFailure({ status: does.status, message: String(does.body['message']) })]
        : [],
    );
    expect(new Set(shown.map(({ key }) => key))).toEqual(
      new Set([
        'requestFailed',
        'UsuarioOuSenhaIncorretaCustom',
        undefined,
        'tooManyAttempts',
        'ACESSO_BLOQUEADO',
        'unknownLoginError',
        'genericStatus',
      ]),
    );
  });

  it('are used up in the order of their list, by all servers together', async () => {
    const database = await openTestDatabase({ seeded: false });
    const [faults, ofOtherServer] = [new Faults(), new Faults()];
    await faults.set(database.db, [{ name: 'warning', times: 2 }, { name: 'refused', times: 1 }, { name: 'slow' }]);
    await ofOtherServer.read(database.db);
    const call = { name: 'listSearchGuides', id: 'parametros-secao-1', token: 'public' } as const;
    const taken = [];
    for (const server of [faults, ofOtherServer, ofOtherServer, faults, faults])
      taken.push((await server.take(database.db, call))?.name);
    await database.close();
    expect(taken).toEqual(['warning', 'warning', 'refused', 'slow', 'slow']);
  });

  it('meet the calls that are drawn, the same ones for the same seed, and others after them in the list', async () => {
    const database = await openTestDatabase({ seeded: false });
    const faults = new Faults();
    const call = { name: 'listSearchGuides', id: 'parametros-secao-1', token: 'public' } as const;
    const play = async (seed: number) => {
      await faults.set(database.db, [
        { name: 'warning', probability: 0.3, seed },
        { name: 'slow', jitter_ms: 500, seed },
      ]);
      const taken = [];
      for (let n = 0; n < 60; n++) taken.push(await faults.take(database.db, call));
      return taken;
    };
    const [first, again, other] = [await play(7), await play(7), await play(8)];
    await database.close();
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    const met = first.filter((fault) => fault?.name === 'warning').length;
    expect(met).toBeGreaterThan(6);
    expect(met).toBeLessThan(32);
    const delays = first.flatMap((fault) => (fault?.name === 'slow' ? [fault.delay_ms ?? 0] : []));
    expect(delays).toHaveLength(60 - met);
    expect(new Set(delays).size).toBeGreaterThan(20);
    expect(delays.every((delay) => delay >= 3000 && delay <= 3500)).toBe(true);
  });

  it('of which one misses a call is not used up by it', async () => {
    const database = await openTestDatabase({ seeded: false });
    const faults = new Faults();
    await faults.set(database.db, [{ name: 'warning', probability: 0.2, times: 1, seed: 3 }]);
    const call = { name: 'listSearchGuides', id: 'parametros-secao-1', token: 'public' } as const;
    const taken = [];
    for (let n = 0; n < 60; n++) taken.push((await faults.take(database.db, call))?.name);
    await database.close();
    expect(taken[0]).toBeUndefined();
    expect(taken.filter(Boolean)).toEqual(['warning']);
    expect(faults.list).toEqual([]);
  });

  it('are one of two lists that are set at once, and the other client gets a refusal', async () => {
    const database = await openTestDatabase({ seeded: false });
    const sets = ['warning', 'refused'].map((name) => ({ name, faults: new Faults() }));
    const outcomes: boolean[] = [];
    let both: Promise<unknown>[] = [];
    await database.db.$transaction(async (tx) => {
      // Neither gets on, until one of them is told.
      await tx.$executeRaw`LOCK TABLE falha IN EXCLUSIVE MODE`;
      both = sets.map(async ({ name, faults }) => outcomes.push(await faults.set(database.db, [{ name }])));
      await Promise.race(both);
    });
    await Promise.all(both);
    const faults = new Faults();
    await faults.read(database.db);
    await database.close();
    expect(outcomes).toEqual([false, true]);
    expect(faults.list).toHaveLength(1);
  });
});
