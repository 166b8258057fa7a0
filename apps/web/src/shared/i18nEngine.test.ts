import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotLoaded } from './onDemand';
import { createI18n, type I18nOptions } from './i18nEngine';

const source = join(__dirname, '..');
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /[\\/]texts$/.test(path));
const nameOf = (folder: string) => folder.split(/[\\/]/).at(-2) ?? '';
const textsOf = (language: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    folders.map((folder) => {
      const files = readdirSync(join(source, folder));
      const file = `${language}.json`;
      const texts = files.includes(file) ? readFileSync(join(source, folder, file), 'utf8') : '{}';
      return [nameOf(folder), JSON.parse(texts) as Record<string, string>];
    }),
  );
// i18next's own type only accepts this app's keys.
interface Plain {
  t(name: string, values?: object): string;
  exists(name: string, values?: object): boolean;
  getFixedT(language: null, namespace: string): Plain['t'];
  loadNamespaces(namespaces: string | string[]): Promise<void>;
  hasLoadedNamespace(namespace: string): boolean;
}
const plain = (by: unknown) => by as Plain;
const plainWords = (given: I18nOptions) => plain(createI18n(given));
const options = { defaultNamespace: 'shared', fallback: 'pt', language: 'pt' };

it.each(['pt', 'en', 'es', 'fr'])('says each text as i18next does, in %s', async (language) => {
  const resources = { pt: textsOf('pt'), [language]: textsOf(language) };
  const theirs = i18next.createInstance();
  await theirs.init({
    lng: language,
    fallbackLng: 'pt',
    resources,
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
  });
  const ours = plainWords({
    ...options,
    language,
    load: async (namespace, code) => resources[code]?.[namespace] ?? {},
  });
  await ours.loadNamespaces(folders.map(nameOf));
  const different: string[] = [];
  for (const [namespace, texts] of Object.entries(resources['pt'] ?? {}))
    for (const key of Object.keys(texts)) {
      const base = key.replace(/_(zero|one|other)$/, '');
      for (const count of base === key ? [undefined] : [0, 1, 2]) {
        const values = {
          ns: namespace,
          title: '$1 {{x}}',
          name: 'Ana & Bia',
          total: 7,
          ...(count !== undefined && { count }),
        };
        const said = [ours, plain(theirs)].map((by) => [by.t(base, values), by.exists(base, values)].join());
        if (said[0] !== said[1]) different.push(`${namespace}:${key} ${said.join(' / ')}`);
      }
    }
  expect(different).toEqual([]);
});

it('finds a text under the name of its namespace, and says the key of one that nobody wrote', async () => {
  const ours = plainWords({ ...options, load: async (namespace) => ({ where: `in ${namespace}` }) });
  await ours.loadNamespaces(['shared', 'loans']);
  const t = ours.getFixedT(null, 'loans');
  expect(t('where')).toBe('in loans');
  expect(t('shared:where')).toBe('in shared');
  expect(ours.t('where')).toBe('in shared');
  expect(t('Erro: nada foi achado.')).toBe('Erro: nada foi achado.');
  expect(ours.exists('Erro: nada foi achado.')).toBe(false);
});

it('has a form for numbers that a language counts in a way of their own', async () => {
  const ours = plainWords({ ...options, load: async () => ({ found_one: 'um', found_other: '{{count}} achados' }) });
  await ours.loadNamespaces('shared');
  expect(ours.t('found', { count: 1_000_000 })).toBe('1000000 achados');
});

it('says that texts did not come, and asks for them again when it is told to', async () => {
  let isReached = false;
  const ours = plainWords({
    ...options,
    load: async () => {
      if (!isReached) throw new TypeError('no network');
      return { close: 'Fechar' };
    },
  });
  await ours.loadNamespaces('loans');
  const missing = (() => {
    try {
      return ours.hasLoadedNamespace('loans');
    } catch (error) {
      return error;
    }
  })();
  expect(missing).toBeInstanceOf(NotLoaded);
  isReached = true;
  (missing as NotLoaded).forget();
  expect(ours.hasLoadedNamespace('loans')).toBe(false);
  await ours.loadNamespaces('loans');
  expect(ours.t('close', { ns: 'loans' })).toBe('Fechar');
});
