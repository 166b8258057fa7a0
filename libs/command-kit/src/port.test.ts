import { createServer } from 'node:net';
import { assertPortFree, freePort } from './port';

test('a free port passes, and one in use is refused with the next step', async () => {
  const port = await freePort();
  const typed = (other: number) => `PORT=${other} npm start`;
  await expect(assertPortFree('127.0.0.1', port, typed)).resolves.toBeUndefined();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(assertPortFree('127.0.0.1', port, typed)).rejects.toThrow(
    `Port ${port} is in use by another program: stop it, or choose another port, as in "PORT=${port + 1} npm start".`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('an address of another machine is refused with the next step', async () => {
  await expect(assertPortFree('192.0.2.1', 0, String)).rejects.toThrow(
    'set HOST to an address of this machine, or unset it.',
  );
});
