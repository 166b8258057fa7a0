import { ServerVariables, readSettings } from './env';
import { readVariables, WrongVariables } from './variables';

const url = 'postgresql://ana:segredo@localhost/catalogue';
const reading = (variables: Record<string, string>) => () =>
  readVariables(ServerVariables, { DATABASE_URL: url, ...variables });

describe('the variables of the environment', () => {
  it('may all be left out but the database, and an empty one is left out', () => {
    const defaults = readSettings({ DATABASE_URL: url });
    expect(defaults).toMatchObject({ PORT: 4200, MOCK_CONTROLS: true, TIME_ZONE: 'America/Sao_Paulo' });
    expect(readSettings({ DATABASE_URL: url, PORT: '', MOCK_CONTROLS: '', TIME_ZONE: '' })).toEqual(defaults);
  });

  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['SEARCH_LIMIT', '0', 'a whole number from 1 to 100000'],
    ['MOCK_CONTROLS', 'yes', 'true, false or public'],
    [
      'PUBLIC_URL',
      'https://library.example/catalogue',
      'an address without a path, like https://catalogue.example.org',
    ],
    ['PUBLIC_URL', 'javascript://library.example', 'an address without a path, like https://catalogue.example.org'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'IP addresses or ranges like 10.0.0.0/8, separated by commas'],
    ['TRUSTED_PROXIES', 'true', 'IP addresses or ranges like 10.0.0.0/8, separated by commas'],
    ['ALLOWED_HOSTS', 'library.example:443', 'host names without a port, separated by commas'],
    ['CORS_ORIGINS', '*', 'addresses without a path like http://localhost:3000, separated by commas'],
    ['RATE_LIMIT', 'on', 'one of remote, all, off'],
    ['SMTP_URL', 'https://smtp.example', 'an address like smtps://user:password@smtp.example.org'],
    ['MAIL_FROM', 'Eva <eva@x.example> <y>', 'an e-mail address, or a name with one: Library <library@example.org>'],
    ['LOG_LEVEL', 'loud', 'one of silent, error, warn, info, debug'],
    ['TIME_ZONE', 'Brasilia', 'the name of a time zone, like America/Sao_Paulo'],
  ])('%s that is "%s" is reported with the values that it takes', (name, given, takes) => {
    expect(reading({ [name]: given })).toThrow(
      new Error(`The environment has a wrong value: ${name} is "${given}" and takes ${takes}.`),
    );
  });

  it('are reported together, without passwords', () => {
    const wrong = reading({ DATABASE_URL: 'mysql://ana:segredo@localhost/catalogue', PORT: 'x' });
    expect(wrong).toThrow('DATABASE_URL is "mysql://…@localhost/catalogue" and takes an address like postgresql://');
    expect(wrong).toThrow('; PORT is "x" and takes');
    expect(() => readSettings({})).toThrow('DATABASE_URL is not set and takes');
  });

  it('are shown to nobody where they are secret', () => {
    const wrong = reading({ CONTROL_KEY: 'short' });
    expect(wrong).toThrow('CONTROL_KEY is wrong and takes at least 16 characters');
    expect(wrong).not.toThrow('"short"');
  });
});

describe('a server that others can reach', () => {
  const start = (variables: Record<string, string>) => () => readSettings({ DATABASE_URL: url, ...variables });
  const exposures: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.0.7' },
    { HOST: 'localhost.example.org' },
    { PUBLIC_URL: 'https://catalogue.example.org' },
    { ALLOWED_HOSTS: 'catalogue.example.org' },
    { TRUSTED_PROXIES: '127.0.0.1' },
  ];

  it.each(exposures)('with %j does not start with a control room that is open to them', (exposure) => {
    expect(start(exposure)).toThrow(/control room could reset all data: set MOCK_CONTROLS=false, or CONTROL_KEY/);
    expect(start({ ...exposure, MOCK_CONTROLS: 'true', CONTROL_KEY: '' })).toThrow(WrongVariables);
  });

  it.each(exposures)('with %j starts once somebody has decided who may use it', (exposure) => {
    const decisions: Record<string, string>[] = [
      { MOCK_CONTROLS: 'false' },
      { MOCK_CONTROLS: 'public' },
      { CONTROL_KEY: 'a key of sixteen letters' },
    ];
    for (const decision of decisions) expect(start({ ...exposure, ...decision })).not.toThrow();
  });

  it.each(['127.0.0.1', 'localhost', '::1', '127.0.1.1'])('is not one that listens on %s', (HOST) => {
    expect(start({ HOST })).not.toThrow();
  });
});

describe('a server that sends mail', () => {
  const mailing = {
    DATABASE_URL: url,
    SMTP_URL: 'smtps://ana:segredo@smtp.example.org',
    MAIL_FROM: 'Biblioteca <biblioteca@example.org>',
    PUBLIC_URL: 'https://catalogue.example.org',
    MOCK_CONTROLS: 'false',
    DEMO: 'false',
  };
  it.each([
    {},
    { MAIL_FROM: 'biblioteca@example.org' },
    { DEMO: 'titles' },
    { PUBLIC_URL: 'http://localhost:4200', DEMO: 'true' },
  ])('starts with %j', (variables) => {
    expect(readSettings({ ...mailing, ...variables })).toMatchObject({ SMTP_URL: mailing.SMTP_URL });
  });
  it.each([
    [{ MAIL_FROM: '' }, 'needs MAIL_FROM for its sender and PUBLIC_URL for its links'],
    [{ PUBLIC_URL: '' }, 'needs MAIL_FROM for its sender and PUBLIC_URL for its links'],
    [{ DEMO: 'true' }, 'whose password is published: set DEMO=false'],
    [{ MAIL_FROM: 'Biblioteca\r\nBcc: eva@example.org' }, 'MAIL_FROM'],
  ])('does not start with %j', (variables, reason) => {
    expect(() => readSettings({ ...mailing, ...variables })).toThrow(reason);
  });
});
