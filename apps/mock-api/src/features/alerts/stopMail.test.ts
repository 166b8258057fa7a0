import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach({ env: { PUBLIC_URL: 'https://catalogue.example.org', MOCK_CONTROLS: 'false' } });

const who = 'nada-consta';
const personOf = async (login: string) =>
  (await server.db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
const mails = () => server.db.sentMail.findMany({ where: { para: `${who}@ufvi.example.org` }, orderBy: { id: 'asc' } });
const chosen = () =>
  server.db.noticePreference.findMany({ select: { cod_pessoa: true, assunto: true, alerta: true, email: true } });

/** The link in the mail about a late book, as a path. */
async function linkOfMail(): Promise<string> {
  await stock(server, [{ due: '2026-03-09', cod_pessoa: await personOf(who) }]);
  await server.app.inject('/healthz');
  server.passDays(6);
  await callAs(server)(who, 'GET', '/api/solicitacoes/alertas');
  const [mail] = await mails();
  expect(mail?.texto).toContain(`sem entrar: ${mail?.parar ?? 'none'}`);
  expect(mail?.parar).toMatch(/^https:\/\/catalogue\.example\.org\/avisos\/parar\?t=/);
  return (mail?.parar ?? '').replace('https://catalogue.example.org', '');
}

test('the link in a mail stops mails of its kind without a sign-in, after one click, and says how to go back', async () => {
  const link = await linkOfMail();
  const asked = await server.app.inject(link);
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toMatch(/<li>Atraso e multa<\/li>[^]*<form method="post">/);
  expect(await chosen()).toEqual([]);
  const stopped = await server.app.inject({ method: 'POST', url: link });
  expect(stopped.body).toMatch(/<h1>A biblioteca não lhe envia mais[^]*<li>Atraso e multa<\/li>/);
  expect(stopped.body).toContain('href="/meupergamum/alertas/preferencias"');
  expect(await chosen()).toEqual([{ cod_pessoa: await personOf(who), assunto: 'atraso', alerta: true, email: false }]);
  const before = (await mails()).length;
  server.passDays(10);
  await callAs(server)(who, 'GET', '/api/solicitacoes/alertas');
  expect(await mails()).toHaveLength(before);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])("a mail program's own button stops them too, as %s (RFC 8058)", async (type, payload) => {
  const url = await linkOfMail();
  const reply = await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect(reply.statusCode).toBe(200);
  expect((await chosen()).map(({ assunto }) => assunto)).toEqual(['atraso']);
});

test('the page speaks the language of its reader', async () => {
  const url = await linkOfMail();
  await server.db.person.updateMany({ where: { cod_pessoa: await personOf(who) }, data: { idioma: 'en' } });
  expect((await server.app.inject(url)).body).toMatch(/<html lang="en">[^]*Late, with a fine/);
});

test('a link that was changed stops nothing', async () => {
  const link = await linkOfMail();
  const [, person = '', topics = '', signature = ''] = /t=(\d+)\.([\w-]+)\.(.*)$/.exec(link) ?? [];
  const forged = [
    `${person}.prazo-atraso.${signature}`,
    `${Number(person) + 1}.${topics}.${signature}`,
    `${person}.${topics}.${signature.slice(0, -4)}AAAA`,
    `${person}.${topics}.`,
    '',
  ];
  for (const t of forged)
    for (const method of ['GET', 'POST'] as const)
      expect((await server.app.inject({ method, url: '/avisos/parar', query: { t } })).statusCode).toBe(404);
  expect(await chosen()).toEqual([]);
});
