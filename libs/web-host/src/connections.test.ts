import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitConnections } from './connections';

function connections() {
  const server = new EventEmitter();
  limitConnections(server as Server, { isLimited: () => true, trustedProxies: [] });
  /** Whether a connection from an address is kept. */
  const open = (remoteAddress: string) => {
    const destroy = jest.fn();
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy });
    server.emit('connection', socket);
    return { isKept: destroy.mock.calls.length === 0, close: () => socket.emit('close') };
  };
  const openMany = (count: number, addressOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => open(addressOf(index)));
  const kept = (opened: { isKept: boolean }[]) => opened.filter(({ isKept }) => isKept).length;
  return { open, openMany, kept };
}

it('seven addresses cannot take the connections of all', () => {
  const { open, openMany, kept } = connections();
  const many = openMany(7 * 290, (index) => `203.0.113.${index % 7}`);
  expect(kept(many)).toBe(1000);
  // Others have what a reading room of a few browsers needs.
  expect(kept(openMany(30, () => '198.51.100.1'))).toBe(20);
  expect(kept(openMany(900, (index) => `198.51.${index % 50}.2`))).toBe(900);
  for (const { isKept, close } of many) if (isKept) close();
  expect(open('203.0.113.1').isKept).toBe(true);
});

it('nor can the networks of a few households', () => {
  const { openMany, kept } = connections();
  const many = openMany(3000, (index) => `2001:db8:${index % 3}:${index}::1`);
  expect(kept(many)).toBe(1000);
  expect(kept(openMany(200, (index) => `2001:db8:ff:${index}::1`))).toBe(100);
});
