import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitConnections } from './connections';

function connections() {
  const server = new EventEmitter();
  limitConnections(server as Server, { isLimited: (ip) => ip !== '127.0.0.1', trustedProxies: [] });
  const isOpen = new Set<object>();
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroy: () => isOpen.delete(socket) && socket.emit('close'),
    });
    isOpen.add(socket);
    server.emit('connection', socket);
    return socket;
  };
  return {
    open,
    openMany: (count: number, addressOf: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => open(addressOf(index))),
    /** How many of these are open. */
    openOf: (sockets: object[]) => sockets.filter((socket) => isOpen.has(socket)).length,
    /** Lets a connection wait for its reply. */
    ask: (socket: object) => server.emit('request', { socket }, new EventEmitter()),
  };
}

it('seven addresses cannot take the connections of all: others get those of whoever has most', () => {
  const { openMany, openOf } = connections();
  const many = openMany(7 * 290, (index) => `203.0.113.${index % 7}`);
  expect(openOf(many)).toBe(1900);
  const room = openMany(200, () => '198.51.100.1');
  expect(openOf(room)).toBe(200);
  expect(openOf(many)).toBe(1700);
  // Nor do they get back what they had.
  expect(openOf(openMany(290, () => '203.0.113.0'))).toBeLessThan(10);
  expect(openOf(room)).toBe(200);
});

it('nor can the networks of two households', () => {
  const { openMany, openOf } = connections();
  const many = openMany(3000, (index) => `2001:db8:${index % 2}:${index}::1`);
  expect(openOf(many)).toBe(1900);
  expect(openOf(openMany(200, (index) => `2001:db8:ff:${index}::1`))).toBe(200);
});

it('of those the one that waits for no reply is closed', () => {
  const { ask, openMany, openOf } = connections();
  const many = openMany(1900, (index) => (index < 280 ? '203.0.113.1' : `198.51.${index % 200}.2`));
  const [first, second, third] = many;
  for (const socket of [first, second]) if (socket) ask(socket);
  openMany(1, () => '198.51.100.9');
  expect(openOf([first, second].flatMap((socket) => socket ?? []))).toBe(2);
  expect(openOf([third].flatMap((socket) => socket ?? []))).toBe(0);
});

it('connections of the machine itself count, and are never closed', () => {
  const { openMany, openOf } = connections();
  const own = openMany(1850, () => '127.0.0.1');
  openMany(100, (index) => `203.0.113.${index % 2}`);
  expect(openOf(openMany(10, () => '198.51.100.1'))).toBe(10);
  expect(openOf(own)).toBe(1850);
});
