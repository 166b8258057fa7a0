import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactVerifier } from './pactVerifier';
import { verifyStrictly, type Provider } from './strictVerifier';

const interaction = (description: string, state: string) => ({
  description,
  providerStates: [{ name: state, params: { days: 3 } }],
  request: { method: 'GET', path: '/loans' },
  response: { status: 200, headers: { 'content-type': 'application/json' }, body: { due: 'Friday' } },
});

const correct = (): Provider => ({
  states: { 'a loan': async () => undefined },
  answer: async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"due":"Friday"}' }),
});

describe('the strict verifier', () => {
  const folder = mkdtempSync(join(tmpdir(), 'strict-'));
  const verifier = new PactVerifier();
  const write = (...interactions: object[]) =>
    writeFileSync(
      join(folder, 'pact.json'),
      JSON.stringify({
        consumer: { name: 'web' },
        provider: { name: 'api' },
        interactions,
        metadata: { pactSpecification: { version: '3.0.0' } },
      }),
    );
  beforeEach(() => write(interaction('loans: one', 'a loan'), interaction('loans: two', 'a loan')));
  afterAll(() => {
    verifier.stop();
    rmSync(folder, { recursive: true });
  });

  it('passes a correct provider, and returns what it verified', async () => {
    const days: unknown[] = [];
    const provider = correct();
    provider.states['a loan'] = async (params) => void days.push(params['days']);
    await expect(verifyStrictly(folder, provider, verifier)).resolves.toEqual(['loans: one', 'loans: two']);
    expect(days).toEqual([3, 3]);
  });

  it('fails a provider with another reply', async () => {
    const provider = { ...correct(), answer: async () => ({ status: 500, headers: {}, body: '' }) };
    await expect(verifyStrictly(folder, provider, verifier)).rejects.toThrow('expected 200 but was 500');
  });

  it('fails when there are no state handlers', async () => {
    await expect(verifyStrictly(folder, { ...correct(), states: {} }, verifier)).rejects.toThrow(
      'no handler for the state "a loan"',
    );
  });

  it('fails when a state is misspelt', async () => {
    write(interaction('loans: one', 'a laon'));
    await expect(verifyStrictly(folder, correct(), verifier)).rejects.toThrow('no handler for the state "a laon"');
  });

  it('fails when a state handler throws', async () => {
    const provider = { ...correct(), states: { 'a loan': () => Promise.reject(new Error('no such table')) } };
    await expect(verifyStrictly(folder, provider, verifier)).rejects.toThrow('no such table');
  });

  it('fails on a folder without a pact, and on a pact without interactions', async () => {
    await expect(verifyStrictly(join(folder, 'missing'), correct(), verifier)).rejects.toThrow('no interaction');
    write();
    await expect(verifyStrictly(folder, correct(), verifier)).rejects.toThrow('no interaction');
  });

  it('fails when an interaction of a pact is not verified', async () => {
    const filtering = new PactVerifier({ PACT_DESCRIPTION: 'loans: one' });
    try {
      await expect(verifyStrictly(folder, correct(), filtering)).rejects.toThrow('"loans: two": was not verified');
    } finally {
      filtering.stop();
    }
  });

  it('fails when two interactions share a name', async () => {
    write(interaction('loans: one', 'a loan'), interaction('loans: one', 'a loan'));
    await expect(verifyStrictly(folder, correct(), verifier)).rejects.toThrow(
      'Two interactions are called "loans: one"',
    );
  });
});
