import i18next from 'i18next';
import { NotLoaded } from './onDemand';
import { textsBackend } from './textsBackend';

// i18next's own type only accepts this app's keys.
interface Plain {
  t(name: string, values?: object): string;
  loadNamespaces(namespaces: string[]): Promise<void>;
}

async function start(load: (namespace: string) => Promise<Record<string, string>>) {
  const instance = i18next.createInstance();
  const { backend, options, failureOf } = textsBackend(load);
  await instance.use(backend).init({
    lng: 'pt',
    fallbackLng: 'pt',
    ns: ['shared'],
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
    ...options((namespace) => instance.reloadResources(['pt'], [namespace])),
  });
  return { i18n: instance as unknown as Plain, failureOf };
}

const texts = { hello: 'Olá', found_one: 'um', found_other: '{{count}} achados' };

it('loads the texts of a namespace', async () => {
  const { i18n } = await start(async () => texts);
  await i18n.loadNamespaces(['loans']);
  expect(i18n.t('hello', { ns: 'loans' })).toBe('Olá');
});

it('throws where a text is used that could not be loaded, until it could', async () => {
  const load = jest.fn(async (namespace: string) => {
    if (namespace === 'loans' && load.mock.calls.length < 4) throw new TypeError('Failed to fetch');
    return texts;
  });
  const { i18n, failureOf } = await start(load);
  await i18n.loadNamespaces(['loans']);
  const hello = () => i18n.t('hello', { ns: 'loans' });
  const retry = async () => {
    try {
      hello();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.retry();
    }
  };
  expect(hello).toThrow(NotLoaded);
  expect(failureOf('loans')).toBeInstanceOf(TypeError);
  await retry();
  expect(hello).toThrow(NotLoaded);
  await retry();
  expect(hello()).toBe('Olá');
  expect(failureOf('loans')).toBeNull();
});

it('shows what is no key as it is, with its colon', async () => {
  const { i18n } = await start(async () => texts);
  expect(i18n.t('Erro: nada foi achado.')).toBe('Erro: nada foi achado.');
  expect(i18n.t('nothing')).toBe('nothing');
});

it.each([
  [1, 'um'],
  [2, '2 achados'],
  [1_000_000, '1000000 achados'],
])('has a form for %d', async (count, text) => {
  const { i18n } = await start(async () => texts);
  expect(i18n.t('found', { count })).toBe(text);
});
