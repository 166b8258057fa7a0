import { Writable } from 'node:stream';
import { CallLog } from '../tenants/callLog';
import { follow } from './liveLog';

const entry = {
  em: '2026-03-10T12:00:00Z',
  call: 'searchTitles',
  method: 'GET',
  route: '/api/consulta',
  status: 200,
  token: 'public',
  sandbox: 'demo',
  ms: 1,
  violations: ['x'.repeat(1000)],
} as const;

it('a listener that does not read is hung up on, before its calls fill the memory', () => {
  const log = new CallLog();
  const stuck = new Writable({ write: () => undefined });
  follow(log, stuck);
  for (let call = 0; call < 700; call += 1) log.add({ ...entry, violations: [...entry.violations] });
  expect(stuck.destroyed).toBe(false);
  for (let call = 0; call < 500; call += 1) log.add({ ...entry, violations: [...entry.violations] });
  expect(stuck.destroyed).toBe(true);
  expect(stuck.writableLength).toBeLessThan(1.1 * 1024 * 1024);
});
