import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inWorkspace } from '@catalogue/command-kit/workspace';

let registry: Server;
afterEach(() => void registry.close());

/** Runs the command with a registry that answers so to whoever asks for holes. */
async function check(status: number, body: unknown): Promise<{ code: number; output: string }> {
  registry = createServer((request, reply) => {
    // It is also asked which versions a package has, to tell which have the hole.
    const name = decodeURIComponent((request.url ?? '').slice(1));
    const versions = { '1.0.0': { name, version: '1.0.0' } };
    const answer = request.method === 'GET' ? { name, 'dist-tags': { latest: '1.0.0' }, versions } : body;
    request.resume().on('end', () => reply.writeHead(status).end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    npm_config_fetch_retries: '0',
  };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [inWorkspace('tools', 'advisories.mjs')],
      { cwd: inWorkspace(), env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), output: out + err }),
    ),
  );
}

it('says that there are none only where a registry has been asked', async () => {
  expect(await check(200, {})).toEqual({
    code: 0,
    output: 'No package that users run has a known hole of high severity.\n',
  });
});

it('fails and names the package that has one', async () => {
  const hole = {
    id: 1,
    title: 'It opens doors',
    url: 'https://example.org/1',
    severity: 'critical',
    vulnerable_versions: '*',
  };
  const { code, output } = await check(200, { fastify: [hole] });
  expect(code).toBe(1);
  expect(output).toMatch(/^fastify .*critical.*It opens doors https:\/\/example\.org\/1$/m);
});

it.each([405, 404, 500])('fails and says that nothing was checked where the registry answers %s', async (status) => {
  const { code, output } = await check(status, {});
  expect(code).toBe(2);
  expect(output).toContain('NOT CHECKED');
  expect(output).toContain(String(status));
});
