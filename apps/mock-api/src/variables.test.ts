import { ServerVariables, readSettings } from './env';
import { readVariables } from './variables';

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
    ['MOCK_CONTROLS', 'yes', 'true or false'],
    ['LOG_LEVEL', 'loud', 'one of silent, error, warn, info, debug'],
    ['TIME_ZONE', 'Brasilia', 'the name of a time zone, like America/Sao_Paulo'],
  ])('%s that is "%s" is reported with the values that it takes', (name, given, takes) => {
    expect(reading({ [name]: given })).toThrow(
      new Error(
        `The environment has a wrong value: ${name} is "${given}" and takes ${takes}. docs/CONFIGURATION.md explains each.`,
      ),
    );
  });

  it('are reported together, without passwords', () => {
    const wrong = reading({ DATABASE_URL: 'mysql://ana:segredo@localhost/catalogue', PORT: 'x' });
    expect(wrong).toThrow('DATABASE_URL is "mysql://…@localhost/catalogue" and takes an address like postgresql://');
    expect(wrong).toThrow('; PORT is "x" and takes');
    expect(() => readSettings({})).toThrow('DATABASE_URL is not set and takes');
  });
});
