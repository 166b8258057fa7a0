import type { control as contract, Reply } from '@catalogue/api-contract';
import { openTestApp, type TestApp } from '../testing/app';
import { stock } from '../testing/shelf';
import { openSmtpServer } from '../testing/smtpServer';
import * as own from '../testing/testServer';
import { Mailer } from './mailer';
import { measureMailQueue, takeMail } from './mailQueue.store';
import { sendMail, type Mail } from './outbox';

const from = 'Bibliotecas UFVI <avisos@example.org>';
const to = 'ana@example.org';
let server: TestApp;
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
let now: Date;
const clock = { now: () => now };
const warnings: object[] = [];
const mailers: Mailer[] = [];

beforeEach(async () => {
  [server, smtp] = await Promise.all([openTestApp({ server: own }), openSmtpServer()]);
  now = new Date('2026-03-10T12:00:00Z');
  warnings.length = 0;
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.close();
  await Promise.all([server.stop(), smtp.close()]);
});

/** What one process of the server has. */
function openMailer(): Mailer {
  const log = { warn: (facts: object, text: string) => void warnings.push({ ...facts, text }) };
  const mailer = new Mailer({ db: server.db, clock, run: (work) => work(), url: smtp.url, from, log });
  mailers.push(mailer);
  return mailer;
}
const store = (mail: Partial<Mail> = {}) =>
  sendMail({ db: server.db, clock, sendsMail: true }, { para: to, assunto: 'Aviso', texto: 'Olá', ...mail });
const stored = async () => {
  const { attempts, next_attempt_at, sent_at, last_failure } = await server.db.sentMail.findFirstOrThrow();
  return {
    attempts,
    minutes: next_attempt_at && (next_attempt_at.getTime() - now.getTime()) / 60_000,
    sent_at,
    last_failure,
  };
};
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('a mail', () => {
  it('arrives once, as text and HTML, with attachments and the headers that stop such mails', async () => {
    await store({
      html: '<p>Olá</p>',
      parar: 'https://catalogue.example.org/avisos/parar?t=1.atraso.x',
      anexos: [{ nome: 'lista.csv', tipo: 'text/csv', base64: Buffer.from('a;b').toString('base64') }],
    });
    const mailer = openMailer();
    await mailer.sendDue();
    await mailer.sendDue();
    expect(smtp.delivered).toMatchObject([{ from: 'avisos@example.org', to }]);
    const text = smtp.delivered[0]?.text ?? '';
    expect(text).toMatch(/^From: Bibliotecas UFVI <avisos@example\.org>\r$/m);
    expect(text).toMatch(/^To: ana@example\.org\r$/m);
    expect(text).toMatch(/^Message-ID: <[\da-f-]{36}@example\.org>\r$/m);
    expect(text).toMatch(/^List-Unsubscribe: <https:\/\/catalogue\.example\.org\/avisos\/parar\?t=1\.atraso\.x>\r$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(text).toMatch(/^Content-Type: text\/csv; name=lista\.csv\r$/m);
    expect(await stored()).toEqual({ attempts: 1, minutes: null, sent_at: now, last_failure: null });
  });

  it.each([
    ['image/png', 'logo.png'],
    ['image/svg+xml', 'logo.svg'],
  ])('brings the logo along that its HTML shows: %s', async (type, name) => {
    const logo = `data:${type};base64,${Buffer.from('a picture').toString('base64')}`;
    await server.db.institution.updateMany({ data: { logo } });
    await store({ html: '<img src="cid:logo" alt="">' });
    await openMailer().sendDue();
    expect(smtp.delivered[0]?.text).toMatch(/^Content-ID: <logo>\r$/m);
    expect(smtp.delivered[0]?.text).toContain(`Content-Type: ${type}; name=${name}\r`);
    expect(smtp.delivered[0]?.text).toContain(Buffer.from('a picture').toString('base64'));
  });

  it('carries no line of a header that is written in its subject, name or address', async () => {
    await store({ assunto: 'Aviso\r\nBcc: eva@example.org\r\n\r\nEva', para: to });
    await store({ anexos: [{ nome: 'a\r\nX-Eva: 1', tipo: 'text/plain', base64: '' }] });
    await openMailer().sendDue();
    expect(smtp.delivered.map((mail) => mail.to)).toEqual([to, to]);
    for (const { text } of smtp.delivered) expect(text).not.toMatch(/^(Bcc|X-Eva|Eva)/m);
    expect(smtp.delivered[0]?.text).toMatch(/^Subject: Aviso Bcc: eva@example\.org Eva\r$/m);
  });

  it('that is refused for a time is tried again, later each time, under the same Message-ID', async () => {
    await store();
    const mailer = openMailer();
    smtp.answerWith(() => 'hang up');
    await mailer.sendDue();
    smtp.answerWith(() => 451);
    expect((await stored()).minutes).toBe(1);
    pass(1);
    await mailer.sendDue();
    expect(await stored()).toMatchObject({
      attempts: 2,
      minutes: 5,
      sent_at: null,
      last_failure: expect.stringContaining('451') as string,
    });
    smtp.answerWith(() => 250);
    await mailer.sendDue();
    expect(smtp.delivered).toHaveLength(1);
    pass(5);
    await mailer.sendDue();
    expect(await stored()).toMatchObject({ attempts: 3, minutes: null, sent_at: now, last_failure: null });
    const ids = smtp.delivered.map(({ text }) => /^Message-ID: .*$/m.exec(text)?.[0]);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('that is refused for good is given up and reported, and the next one is sent', async () => {
    await store({ para: 'nobody@example.org' });
    await store();
    smtp.answerWith((address) => (address === to ? 250 : 550));
    await openMailer().sendDue();
    expect(smtp.delivered.map((mail) => mail.to)).toEqual([to]);
    expect(await stored()).toMatchObject({
      attempts: 1,
      minutes: null,
      sent_at: null,
      last_failure: expect.stringContaining('550') as string,
    });
    expect(warnings).toEqual([expect.objectContaining({ text: 'a mail was given up', status: 550 })]);
    expect(JSON.stringify(warnings)).not.toContain('nobody');
    expect(await measureMailQueue(server.db, now)).toEqual({ waiting: 0, oldest_seconds: 0, given_up: 1 });
  });

  it('waits while the server is away, with the others', async () => {
    await store();
    await store({ para: 'bia@example.org' });
    await smtp.close();
    const mailer = openMailer();
    await mailer.sendDue();
    expect(await measureMailQueue(server.db, now)).toMatchObject({ waiting: 2 });
    // The second one was not even tried.
    expect((await server.db.sentMail.findMany({ orderBy: { id: 'asc' } })).map(({ attempts }) => attempts)).toEqual([
      1, 0,
    ]);
    await smtp.reopen();
    pass(1);
    await mailer.sendDue();
    expect(smtp.delivered.map((mail) => mail.to).sort()).toEqual([to, 'bia@example.org']);
  });

  it('that a killed process had taken is sent by another one, but not before that process has surely ended', async () => {
    await store();
    expect(await takeMail(server.db, now)).toMatchObject({ para: to, attempts: 1 });
    const mailer = openMailer();
    await mailer.sendDue();
    expect(smtp.delivered).toEqual([]);
    pass(10);
    await mailer.sendDue();
    expect(smtp.delivered).toHaveLength(1);
  });
});

it('several processes send each mail once', async () => {
  for (let index = 0; index < 30; index++) await store({ para: `reader${index}@example.org` });
  await Promise.all([openMailer(), openMailer(), openMailer()].map((mailer) => mailer.sendDue()));
  const recipients = smtp.delivered.map((mail) => mail.to);
  expect(recipients).toHaveLength(30);
  expect(new Set(recipients).size).toBe(30);
});

it('a mail that is not to be sent stays in the outbox', async () => {
  await sendMail({ db: server.db, clock, sendsMail: false }, { para: to, assunto: 'Aviso', texto: 'Olá' });
  await openMailer().sendDue();
  expect(smtp.delivered).toEqual([]);
});

it('a mail that waits stays in the outbox, however many come after it', async () => {
  // As many numbers before the next one as the outbox has mails.
  const old = { para: to, assunto: 'Aviso', texto: 'Olá', anexos: [], data: now };
  await server.db.sentMail.create({ data: { ...old, id: -10_000, next_attempt_at: now } });
  await server.db.sentMail.create({ data: { ...old, id: -10_001 } });
  await store();
  const ids = (await server.db.sentMail.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id);
  expect(ids).toEqual([-10_000, expect.any(Number) as number]);
});

describe('a server with SMTP_URL', () => {
  let sending: TestApp;
  beforeEach(async () => {
    sending = await openTestApp({
      env: { SMTP_URL: smtp.url, MAIL_FROM: from, PUBLIC_URL: 'http://localhost:4200' },
      server: own,
    });
  });
  afterEach(() => sending.stop());
  const control = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) =>
    sending.app.inject({ method, url: `/__mock/${path}`, headers, ...(payload && { payload }) });
  const mailsOf = async (headers = {}) =>
    (await control('GET', 'outbox', undefined, headers)).json<Reply<(typeof contract)['listMails']>>();

  it('sends what falls due without a call, and reports its queue', async () => {
    const { app, db } = sending;
    const { cod_pessoa } = await db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    await stock(sending, [{ due: '2026-03-09', cod_pessoa }]);
    // The first call reads the clock.
    await mailsOf();
    sending.passDays(6);
    await app.listen({ port: 0, host: '127.0.0.1' });
    while (!smtp.delivered.some(({ text }) => /atrasado/.test(text))) await smtp.arrival();
    expect((await app.inject('/healthz')).json()).toMatchObject({
      mail_queue: { waiting: expect.any(Number) as number, given_up: 0 },
    });
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/catalogue_mail_queue\{state="waiting"\} \d/);
    expect(body).toMatch(/catalogue_mail_oldest_seconds \d/);
  });

  it('tries again in real time, wherever the clock of the library is moved to', async () => {
    smtp.answerWith(() => 451);
    await control('PUT', 'clock', { advance: 'P20D' });
    await sending.app.listen({ port: 0, host: '127.0.0.1' });
    const tried = () => sending.db.sentMail.findFirst({ where: { last_failure: { not: null } } });
    while (!(await tried()));
    // The server's own day.
    expect((await tried())?.next_attempt_at).toEqual(new Date('2026-03-10T12:01:00Z'));
  });

  it('sends nothing of a sandbox', async () => {
    const { id } = (await control('POST', 'sandboxes', {})).json<{ id: string }>();
    const headers = { 'x-sandbox': id };
    await control('PUT', 'clock', { advance: 'P20D' }, headers);
    expect(new Set((await mailsOf(headers)).map(({ situacao }) => situacao))).toEqual(new Set(['guardado']));
  });

  it('sends no mail of a snapshot again', async () => {
    await control('PUT', 'clock', { advance: 'P20D' });
    const [mail] = await mailsOf();
    expect(mail).toMatchObject({ situacao: 'na_fila', falha: null });
    await control('POST', 'snapshots', { name: 'antes' });
    await control('POST', 'snapshots/antes/restore');
    expect((await mailsOf())[0]).toEqual({ ...mail, situacao: 'guardado' });
  });
});
