import { recoveryCodePattern } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs, signInAs, useInstitution } from '../../testing/callAs';
import { waitingForLocks } from '../../testing/waitingForLocks';

const server = appForEach();

const newPassword = 'Ipe-amarelo7';
const path = (user: string) => `/api/pessoas/${encodeURIComponent(user)}/recuperar-senha`;
interface Start {
  emails: string[];
  name: string;
  length: number;
  tte: string;
}
const start = (user: string, query = '') => callAs(server)<Start>(null, 'GET', path(user) + query);
const give = (user: string, code: string) =>
  callAs(server)<{ rules: Record<string, unknown> }>(null, 'POST', path(user), { code });
const reset = (user: string, code: string, password = newPassword) =>
  callAs(server)(null, 'PUT', path(user), { code, password });

const mails = () => server.db.sentMail.findMany({ orderBy: { id: 'desc' } });
/** Without the notices of the days that pass. */
const mailedCodes = () => server.db.sentMail.count({ where: { assunto: { startsWith: 'Código' } } });
/** The code in the newest mail. */
const mailedCode = async () => recoveryCodePattern.exec((await mails())[0]?.texto ?? '')?.[0] ?? 'no code was mailed';
const otherThan = (code: string) => (code === '11111111' ? '22222222' : '11111111');

describe('who forgot the password', () => {
  it('gets a code at every address of the record, and sees the addresses masked', async () => {
    const { status, body } = await start('ana');
    expect(status).toBe(200);
    expect(body).toEqual({
      emails: ['a***@u***.example.org', 'a***@c***.example.org'],
      name: 'Ana Beatriz Moreira Lage',
      length: 8,
      tte: '2026-03-10T12:10:00.000Z',
    });
    expect((await mails()).map(({ para }) => para).sort()).toEqual([
      'ana.lage@correio.example.org',
      'ana@ufvi.example.org',
    ]);
    expect((await mails())[0]?.texto).toContain('09:10');
  });

  it('learns from the code what a new password must be, sets it, and signs in with it', async () => {
    await start('ana');
    const code = await mailedCode();
    expect((await give('ana', code)).body).toEqual({
      rules: {
        length: { min: 8, max: 64 },
        has_numbers: true,
        only_numbers: false,
        special_char: true,
        diff_case: true,
        diff_name: true,
        last_pw: 3,
      },
    });
    expect((await reset('ana', code, `  ${newPassword} `)).body).toEqual({ message: 'SenhaAlteradaSucesso' });
    expect((await signInAs(server)('ana')).status).toBe(401);
    expect((await signInAs(server)('ana', newPassword)).status).toBe(200);
  });

  it('learns that a code is wrong, and after five of them the right one is refused', async () => {
    await start('ana');
    const code = await mailedCode();
    for (let guess = 1; guess <= 5; guess++)
      expect(await give('ana', otherThan(code))).toMatchObject({ status: 422, body: { message: 'codigo_invalido' } });
    expect(await give('ana', code)).toMatchObject({ status: 422, body: { message: 'codigo_expirado' } });
    expect((await reset('ana', code)).status).toBe(422);
  });

  it('who asks again gets the code that is still good, with the guesses that it has left and its end', async () => {
    const first = await start('ana');
    const code = await mailedCode();
    for (let guess = 1; guess <= 4; guess++) await give('ana', otherThan(code));
    server.advance(120);
    expect((await start('ana')).body.tte).toBe(first.body.tte);
    expect(await mailedCode()).toBe(code);
    await give('ana', otherThan(code));
    expect((await give('ana', code)).body.message).toBe('codigo_expirado');
    await start('ana');
    expect(await mailedCode()).not.toBe(code);
  });

  it('has ten minutes', async () => {
    await start('ana');
    const code = await mailedCode();
    server.advance(599);
    expect((await give('ana', code)).status).toBe(200);
    server.advance(1);
    expect(await give('ana', code)).toMatchObject({ status: 422, body: { message: 'codigo_expirado' } });
  });

  it('can use a code once, and only the own one', async () => {
    await start('ana');
    const code = await mailedCode();
    expect((await give('bruno', code)).body.message).toBe('codigo_invalido');
    expect((await reset('ana', code)).status).toBe(200);
    expect((await reset('ana', code, 'Outra-senha8')).body.message).toBe('codigo_invalido');
  });

  it('learns which rules a new password breaks, and the code stays good', async () => {
    await start('ana');
    const code = await mailedCode();
    expect(await reset('ana', code, 'beatriz')).toMatchObject({
      status: 422,
      body: {
        message: 'SenhaNaoConfereCriterios',
        errors: { password: ['length', 'has_numbers', 'special_char', 'diff_case', 'diff_name'] },
      },
    });
    expect((await reset('ana', code)).status).toBe(200);
  });

  it.each(['Senha@123', 'Bibli0teca#1'])('may not take one that everybody tries first: %s', async (password) => {
    await start('ana');
    expect(await reset('ana', await mailedCode(), password)).toMatchObject({
      status: 422,
      body: { message: 'senha_comum' },
    });
  });

  it('may take a long one', async () => {
    await start('ana');
    const password = `Cavalo-${'correto '.repeat(6)}9`;
    expect((await reset('ana', await mailedCode(), password)).status).toBe(200);
    expect((await signInAs(server)('ana', password)).status).toBe(200);
  });

  it('may not take one of the last three passwords again', async () => {
    const use = async (password: string) => {
      await start('ana');
      return (await reset('ana', await mailedCode(), password)).body.message;
    };
    for (const password of ['Primeira-1', 'Segunda-2', 'Terceira-3', 'Quarta-4'])
      expect(await use(password)).toBe('SenhaAlteradaSucesso');
    for (const password of ['Segunda-2', 'Terceira-3', 'Quarta-4'])
      expect(await use(password)).toBe('senha_ja_utilizada');
    expect(await use('Primeira-1')).toBe('SenhaAlteradaSucesso');
  });

  it('is let in again when the account was blocked, and whoever was signed in is out', async () => {
    const { body } = await signInAs(server)('ana');
    await server.db.person.update({ where: { cod_pessoa: 1 }, data: { bloqueio: true } });
    expect((await signInAs(server)('ana')).status).toBe(430);
    await start('ana');
    await reset('ana', await mailedCode());
    expect((await signInAs(server)('ana', newPassword)).status).toBe(200);
    const refreshed = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: {
        grant_type: 'refresh_token',
        client_id: 'catalogue-patron',
        client_secret: 'catalogue-patron-development',
        refresh_token: body.refresh_token,
      },
    });
    expect(refreshed.statusCode).toBe(400);
  });

  it('ends the address for calendar programs, which whoever was in the account may have made', async () => {
    const { body } = await callAs(server)<{ chave: string }>('ana', 'POST', '/api/pessoas/meu-pergamum/calendario');
    const calendar = () => server.app.inject(`/calendario/${body.chave}.ics`);
    expect((await calendar()).statusCode).toBe(200);
    await start('ana');
    await reset('ana', await mailedCode());
    expect((await calendar()).statusCode).toBe(404);
  });

  it('must be known and have an address', async () => {
    expect(await start('ninguem')).toMatchObject({ status: 404, body: { message: 'Usuário não encontrado.' } });
    expect(await start('sem-email')).toMatchObject({ status: 422, body: { message: 'sem_email_cadastrado' } });
    expect(await mails()).toEqual([]);
  });

  it('does the captcha first where it is on', async () => {
    await server.db.activity.update({ where: { codigo: 1120 }, data: { existe: true } });
    expect((await start('ana')).body.message).toBe('captcha_obrigatorio');
    expect((await start('ana', '?recaptcha_token=expired')).body.message).toBe('captcha_expirado');
    expect((await start('ana', '?recaptcha_token=invalid')).body.message).toBe('captcha_invalido');
    expect((await start('ana', '?recaptcha_token=ok')).status).toBe(200);
  });

  it('is sent elsewhere where passwords lie with another system', async () => {
    await useInstitution(server, 'saml');
    expect(await start('ana')).toMatchObject({ status: 422, body: { message: 'recuperacao_indisponivel' } });
  });

  it('names the person at 571 and the category at 87', async () => {
    await useInstitution(server, '571');
    expect((await start('mfaria')).status).toBe(404);
    const { codigo } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'mfaria-servidor' } });
    expect((await start(`mfaria#${codigo}`)).body.name).toBe('Maurício Faria Bittencourt');
    await useInstitution(server, '87');
    expect((await start('ana01')).body.name).toBe('Ana Beatriz Moreira Lage');
  });

  it('leaves neither code nor password readable in the database', async () => {
    await start('ana');
    const code = await mailedCode();
    await reset('ana', code);
    const [stored, people] = [await server.db.passwordRecovery.findMany(), await server.db.oldPassword.findMany()];
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(people).toMatchObject([{ password_hash: expect.stringMatching(/^scrypt\$/) as string }]);
  });
});

describe('time', () => {
  it('ends codes, tokens and sign-ins that are under way, and says so', async () => {
    await start('ana');
    await signInAs(server)('bruno');
    const { events } = (
      await callAs(server)<{ events: { em: string; evento: string }[] }>(null, 'PUT', '/__mock/clock', {
        advance: 'P31D',
      })
    ).body;
    expect(events.map(({ em, evento }) => `${em.slice(0, 16)} ${evento}`)).toEqual(
      expect.arrayContaining([
        '2026-03-10T12:10 codigo_recuperacao_expirado',
        '2026-03-10T12:15 token_acesso_expirado',
        '2026-04-09T12:00 token_renovacao_expirado',
      ]),
    );
  });
});

describe('who guesses at codes', () => {
  const from = (remoteAddress: string) => ({
    start: (user: string) => ask('GET', user, remoteAddress),
    give: (user: string, code: string) => ask('POST', user, remoteAddress, { code }),
    reset: (user: string, code: string) => ask('PUT', user, remoteAddress, { code, password: newPassword }),
  });
  const ask = async (method: 'GET' | 'POST' | 'PUT', user: string, remoteAddress: string, payload?: object) => {
    const headers = { authorization: server.publicToken(60 * 60 * 48) };
    const reply = await server.app.inject({ method, url: path(user), remoteAddress, headers, payload });
    return { status: reply.statusCode, message: reply.json<{ message?: string }>().message };
  };
  const tooMany = { status: 429, message: 'MuitasTentativas' };

  it.each(['validates', 'resets'])('has thirty wrong ones a day, whatever codes they are of: %s', async (way) => {
    let wrong = 0;
    for (let hour = 0; hour < 12; hour++) {
      const { start, give, reset } = from(`192.0.2.${hour}`);
      await start(hour % 2 === 0 ? 'ana' : ' ana ');
      const code = await mailedCode();
      for (let guess = 1; guess <= 6; guess++) {
        const { message } = await (way === 'resets' ? reset : give)(guess % 2 === 0 ? ' ana' : 'ana', otherThan(code));
        if (message === 'codigo_invalido') wrong += 1;
      }
      server.advance(3600);
    }
    expect(wrong).toBe(30);
    const { give } = from('192.0.2.99');
    expect(await give('ana', await mailedCode())).toEqual(tooMany);
    server.advance(13 * 3600);
    expect((await from('192.0.2.99').start('ana')).status).toBe(200);
    expect((await from('192.0.2.99').give('ana', await mailedCode())).status).toBe(200);
  });

  it('keeps nobody else from their recovery from one address', async () => {
    const { start, give } = from('198.51.100.66');
    let wrong = 0;
    for (let time = 1; time <= 4; time++) {
      await start('ana');
      const code = await mailedCode();
      for (let guess = 1; guess <= 5; guess++)
        if ((await give('ana', otherThan(code))).message === 'codigo_invalido') wrong += 1;
    }
    expect(wrong).toBe(10);
    expect(await start('ana')).toEqual(tooMany);
    expect(await give('ana', await mailedCode())).toEqual(tooMany);
    const person = from('192.0.2.5');
    expect((await person.start('ana')).status).toBe(200);
    expect((await person.give('ana', await mailedCode())).status).toBe(200);
  });

  it('lets no more guesses through by making them at the same moment', async () => {
    await start('ana');
    const code = await mailedCode();
    const answers = await Promise.all(Array.from({ length: 12 }, () => give('ana', otherThan(code))));
    expect(answers.filter(({ body }) => body.message === 'codigo_invalido')).toHaveLength(5);
  });

  it('gets one code mailed by asking six times at the same moment', async () => {
    let asking: Promise<{ status: number }[]> = Promise.resolve([]);
    await server.db.$transaction(async (tx) => {
      // Until all of them are as far as they get, none can store its code.
      await tx.$executeRaw`LOCK TABLE recuperacao_senha IN EXCLUSIVE MODE`;
      asking = Promise.all(Array.from({ length: 6 }, (_, index) => from(`192.0.2.${index}`).start('bruno')));
      while ((await waitingForLocks(server)) < 6);
    });
    expect((await asking).map(({ status }) => status)).toEqual(Array(6).fill(200));
    const codes = (await mails()).flatMap(({ texto }) => recoveryCodePattern.exec(texto)?.[0] ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(6);
    expect(new Set(codes).size).toBe(1);
  });

  it('gets three mails sent to a person in a quarter of an hour, and ten in a day', async () => {
    const statuses = [];
    for (let time = 1; time <= 5; time++) statuses.push((await from('192.0.2.7').start('bruno')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    for (let hour = 1; hour <= 20; hour++) {
      server.advance(3600);
      await from('192.0.2.7').start('bruno');
    }
    expect(await mailedCodes()).toBe(10);
  });

  it('gets twice as many from several addresses', async () => {
    const statuses = [];
    for (let time = 1; time <= 8; time++) statuses.push((await from(`192.0.2.${time}`).start('bruno')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    for (let hour = 1; hour <= 20; hour++) {
      server.advance(3600);
      await from(`192.0.2.${hour}`).start('bruno');
    }
    expect(await mailedCodes()).toBe(20);
  });

  it('asks for few people from one address, known or not, in whatever way an address is written', async () => {
    const statuses = [];
    for (let time = 1; time <= 12; time++)
      statuses.push((await from(time % 2 ? '192.0.2.1' : '::ffff:192.0.2.1').start(`ninguem${time}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    expect(await from('192.0.2.1').start('ana')).toEqual(tooMany);
    expect((await from('192.0.2.2').start('ana')).status).toBe(200);
    for (let time = 1; time <= 12; time++) await from(`2001:db8:1:2:${time}::${time}`).start(`ninguem${time}`);
    expect(await from('2001:db8:1:2::99').start('carla')).toEqual(tooMany);
    expect((await from('2001:db8:1:3::99').start('carla')).status).toBe(200);
  });

  it('counts the networks of one household together, and no others', async () => {
    const statuses = [];
    for (let time = 1; time <= 22; time++)
      statuses.push((await from(`2001:db8:7:${time}::1`).start(`ninguem${time}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429]);
    expect((await from('2001:db8:71:1::1').start('ninguem')).status).toBe(404);
    const guesses = [];
    for (let time = 1; time <= 42; time++)
      guesses.push((await from(`2001:db8:9:${time}::1`).give(`ninguem${time}`, '00000000')).status);
    expect(guesses.indexOf(429)).toBe(40);
  });

  it('leaves no code behind that is over', async () => {
    await start('ana');
    server.advance(25 * 3600);
    await start('ana');
    expect(await server.db.passwordRecovery.count()).toBe(1);
  });
});
