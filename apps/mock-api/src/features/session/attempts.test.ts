import crypto from 'node:crypto';
import { appForEach } from '../../testing/app';

const server = appForEach();

const home = '192.0.2.1';
const away = '198.51.100.7';

const signIn = async (username: string, password: string, remoteAddress = away) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress,
    payload: {
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username,
      password,
    },
  });
  return reply.statusCode;
};
const right = (remoteAddress?: string, login = 'ana') => signIn(login, 'biblioteca', remoteAddress);
const wrong = (remoteAddress?: string, login = 'ana') => signIn(login, 'outra', remoteAddress);
const minutes = (count: number) => server.advance(count * 60);

describe('who guesses at a password', () => {
  it('waits longer after each wrong one from the tenth on: 1, 2, 4, 8, then 15 minutes', async () => {
    for (let guess = 1; guess <= 10; guess++) {
      expect(await wrong()).toBe(401);
      server.advance(20);
    }
    for (const [index, wait] of [1, 2, 4, 8, 15, 15].entries()) {
      if (index > 0) expect(await wrong()).toBe(401);
      server.advance(wait * 60 - (index > 0 ? 1 : 21));
      expect(await right()).toBe(429);
      server.advance(1);
    }
    expect(await right()).toBe(200);
    expect(await wrong()).toBe(401);
  });

  it('never blocks the account: staff alone do', async () => {
    for (let hour = 0; hour < 30; hour++) {
      for (let guess = 1; guess <= 5; guess++) await wrong(`203.0.113.${hour}`);
      minutes(20);
    }
    const { bloqueio } = await server.db.person.findUniqueOrThrow({ where: { cod_pessoa: 1 } });
    expect(bloqueio).toBe(false);
    expect(await right(home)).toBe(200);
  });

  it('does not keep out the person at an address from which they signed in well', async () => {
    expect(await right(home)).toBe(200);
    for (let other = 1; other <= 60; other++)
      for (let guess = 1; guess <= 5; guess++) await wrong(`203.0.113.${other}`);
    expect(await right(away)).toBe(429);
    expect(await right(home)).toBe(200);
  });

  it('does not get more guesses by the person signing in meanwhile elsewhere', async () => {
    await right(home);
    for (let guess = 1; guess <= 10; guess++) {
      await wrong();
      server.advance(20);
    }
    await right(home);
    expect(await wrong()).toBe(429);
  });
});

describe('many passwords at once', () => {
  const original = crypto.scrypt;
  let [hashing, max, all] = [0, 0, 0];
  beforeEach(() => {
    [hashing, max, all] = [0, 0, 0];
    jest.spyOn(crypto, 'scrypt').mockImplementation((password, salt, length, options, done) => {
      hashing += 1;
      all += 1;
      max = Math.max(max, hashing);
      original(password, salt, length, options as crypto.ScryptOptions, (error, key) => {
        hashing -= 1;
        done?.(error, key);
      });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('are hashed two at a time, whoever sends them', async () => {
    const sent = Array.from({ length: 30 }, (_, one) => wrong(`203.0.113.${one}`, `ninguem${one}`));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([401]));
    expect([max, all]).toEqual([2, 30]);
  });

  const change = (cod_pessoa: number, login: string, senhaAtual = 'biblioteca') =>
    server.app.inject({
      method: 'PUT',
      url: '/api/pessoas/meu-pergamum/senha',
      remoteAddress: home,
      headers: { authorization: server.patronToken(cod_pessoa, login) },
      payload: { senhaAtual, senhaNova: 'Ipe-amarelo7' },
    });

  it('are hashed two at a time also where they are new ones', async () => {
    const people = await server.db.personLogin.findMany({
      where: { person: { bloqueio: false } },
      distinct: 'cod_pessoa',
      orderBy: { cod_pessoa: 'asc' },
      take: 12,
    });
    const replies = await Promise.all(people.map(({ cod_pessoa, login }) => change(cod_pessoa, login)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // The one in force, the same again as the last, and the one to store.
    expect([max, all]).toEqual([2, 36]);
  });

  it('of one person cost ten changes an hour', async () => {
    await change(1, 'ana');
    const again = () => change(1, 'ana', 'Ipe-amarelo7');
    const messages: string[] = [];
    for (let one = 1; one <= 12; one += 1) messages.push((await again()).json<{ message: string }>().message);
    expect(messages.slice(0, 9)).toEqual(Array<string>(9).fill('senha_ja_utilizada'));
    expect(messages.slice(9)).toEqual(Array<string>(3).fill('MuitasTentativas'));
    minutes(61);
    expect((await again()).json()).toMatchObject({ message: 'senha_ja_utilizada' });
  });

  it('cost one address no more hashes than it has guesses', async () => {
    const sent = Array.from({ length: 50 }, (_, one) => wrong(home, `ninguem${one}`));
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(all).toBeLessThanOrEqual(21);
  });

  it('wait for their own where they come from one network, and others do not wait for them', async () => {
    const finished: number[] = [];
    // Of one household, which has many networks of 64 bits.
    const sent = Array.from({ length: 80 }, (_, one) => wrong(`2001:db8:7:${one}::1`, `ninguem${one}`));
    for (const one of sent) void one.then((status) => finished.push(status));
    expect(await right('198.51.100.4')).toBe(200);
    expect(finished.filter((status) => status === 401).length).toBeLessThan(20);
    expect(new Set(await Promise.all(sent))).toEqual(new Set([401]));
    expect(await right()).toBe(200);
  });
});

describe('several people behind one address', () => {
  const crowd = () => Promise.all(Array.from({ length: 20 }, (_, one) => wrong(home, `ninguem${one}`)));

  it('are not kept out by the wrong passwords of others, when they signed in well from there', async () => {
    await right(home);
    server.advance(3600);
    await crowd();
    expect(await right(home)).toBe(200);
    expect(await right(home, 'bruno')).toBe(429);
  });

  it('are known there for thirty days', async () => {
    await right(home);
    server.passDays(31);
    await crowd();
    expect(await right(home)).toBe(429);
  });
});

describe('the password in force, asked for its change', () => {
  const change = async (senhaAtual: string) => {
    const reply = await server.app.inject({
      method: 'PUT',
      url: '/api/pessoas/meu-pergamum/senha',
      remoteAddress: away,
      headers: { authorization: server.patronToken(1, 'ana', 3600) },
      payload: { senhaAtual, senhaNova: 'Ipe-amarelo7' },
    });
    return { status: reply.statusCode, message: reply.json<{ message: string }>().message };
  };

  it('is guessed at no more often than at the sign-in, and with its guesses', async () => {
    for (let guess = 1; guess <= 3; guess++) await wrong();
    for (let guess = 1; guess <= 2; guess++)
      expect(await change('errada')).toEqual({ status: 422, message: 'senha_atual_incorreta' });
    expect(await change('biblioteca')).toEqual({ status: 429, message: 'MuitasTentativas' });
    expect(await right()).toBe(429);
    minutes(1);
    expect((await change('biblioteca')).status).toBe(200);
  });

  it('is guessed at no more often at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => change('errada')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });
});
