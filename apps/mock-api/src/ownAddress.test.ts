import { ownAddress } from './exposure';
import { appForEach } from './testing/app';
import { callAs } from './testing/callAs';
import { openControlRoom } from './testing/controlRoom';
import { stock } from './testing/shelf';

const local = { HOST: '127.0.0.1', PORT: 4200, BASE_PATH: '' };

test.each([
  [local, 'http://localhost:4200'],
  [{ ...local, PORT: 5600, BASE_PATH: '/catalogo' }, 'http://localhost:5600/catalogo'],
  [{ ...local, PORT: 34567, DEV_ADDRESS: 'http://localhost:4200' }, 'http://localhost:4200'],
  [{ ...local, HOST: '0.0.0.0' }, 'http://localhost:4200'],
  [{ ...local, HOST: '::' }, 'http://localhost:4200'],
  [{ ...local, HOST: '192.0.2.7' }, 'http://192.0.2.7:4200'],
  [{ ...local, HOST: '2001:db8::7' }, 'http://[2001:db8::7]:4200'],
  [{ ...local, PUBLIC_URL: 'https://catalogue.example.org', BASE_PATH: '/c' }, 'https://catalogue.example.org/c'],
])('a server says where it is reached: %j', (settings, address) => {
  expect(ownAddress(settings)).toBe(address);
});

test.each([
  [local, 'http://a1.localhost:4200'],
  [{ ...local, HOST: '0.0.0.0', BASE_PATH: '/catalogo' }, 'http://a1.localhost:4200/catalogo'],
  [{ ...local, PORT: 34567, DEV_ADDRESS: 'http://localhost:4200' }, 'http://a1.localhost:4200'],
  [{ ...local, HOST: '192.0.2.7' }, 'http://192.0.2.7:4200'],
  [{ ...local, PUBLIC_URL: 'http://localhost:4200' }, 'http://localhost:4200'],
  [{ ...local, PORT: 0, BASE_PATH: '/catalogo' }, '/catalogo'],
])('a sandbox has a name of its own on this machine alone: %j', (settings, address) => {
  expect(ownAddress(settings, 'a1')).toBe(address);
});

describe('a mail of a sandbox', () => {
  const room = openControlRoom();
  test('leads to that sandbox, where it can be stopped', async () => {
    const sandbox = await room.newSandbox();
    await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P30D' } });
    const { body } = await room.ask<{ texto: string }[]>('/__mock/outbox', { sandbox });
    const [link = ''] = body.flatMap(({ texto }) => /http\S+\/avisos\/parar\?t=\S+/.exec(texto) ?? []);
    const { host, pathname, search } = new URL(link);
    expect(host).toBe(`${sandbox}.localhost:4200`);
    const page = await room.app().inject({ url: pathname + search, headers: { host } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Parar estes e-mails?');
  });
});

describe('a mail of a server without a public address', () => {
  const server = appForEach();
  test('leads to where it listens, and never to the host that somebody asked for', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    await stock(server, [{ due: '2026-03-14', cod_pessoa }]);
    server.passDays(1);
    // The first request of a day is the one that gives its notices.
    await server.app.inject({ url: '/api/solicitacoes/alertas', headers: { host: 'evil.example' } });
    await callAs(server)('nada-consta', 'GET', '/api/solicitacoes/alertas');
    const [mail] = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    const said = `${mail?.texto} ${mail?.html}`;
    expect(said).toContain(': http://localhost:4200/meupergamum/inicio');
    expect(said).toContain('href="http://localhost:4200/avisos/parar?t=');
    expect(said).not.toContain('evil.example');
  });
});
