import type { i18n } from 'i18next';
import { NotLoaded } from './onDemand';

type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

export interface I18nOptions {
  language: string;
  /** The language used for missing texts. */
  fallback: string;
  /** Used where a call names no namespace. */
  defaultNamespace: string;
  /** The texts of a namespace in a language; an empty record if it has none. */
  load(namespace: string, language: string): Promise<Texts>;
}

const listed = (namespaces: unknown, otherwise: string): readonly string[] =>
  Array.isArray(namespaces) ? namespaces : typeof namespaces === 'string' ? [namespaces] : [otherwise];

/** Replaces `{{name}}` by the value of that name, if there is one. */
const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * The part of i18next that this app uses, for react-i18next: texts by namespace and key, interpolation, plural forms, a
 * fallback language. It weighs 1 KiB instead of 14 (decision 004); a test compares its results with those of i18next.
 */
export function createI18n({ language, fallback, defaultNamespace, load }: I18nOptions): i18n {
  const languages = [...new Set([language, fallback])];
  const rules = new Map(languages.map((code) => [code, new Intl.PluralRules(code)]));
  const loaded = new Map<string, Map<string, Texts>>();
  const underWay = new Map<string, Promise<void>>();
  const failures = new Map<string, unknown>();

  function forms(key: string, code: string, count: unknown): string[] {
    if (typeof count !== 'number') return [key];
    const rule = rules.get(code)?.select(count);
    // Portuguese and Spanish have a plural category for millions (`many`), which no text uses.
    const forms = rule === 'many' ? ['many', 'other'] : [rule];
    return [...(count === 0 ? ['zero'] : []), ...forms].map((form) => `${key}_${form}`).concat(key);
  }

  function find(name: string, values: Values, own: unknown): { key: string; text?: string } {
    const [, prefix = '', rest = ''] = /^([\w-]+):(.+)$/s.exec(name) ?? [];
    const [namespaces, key] = loaded.has(prefix)
      ? [[prefix], rest]
      : [listed(values['ns'] ?? own, defaultNamespace), name];
    for (const namespace of namespaces)
      for (const [code, texts] of loaded.get(namespace) ?? []) {
        const form = forms(key, code, values['count']).find((form) => Object.hasOwn(texts, form));
        if (form !== undefined) return { key, text: texts[form] };
      }
    return { key };
  }

  const translate = (name: string, values: Values = {}, own?: unknown): string => {
    const { key, text = key } = find(name, values, own);
    return filled(text, values);
  };

  async function fetchAll(namespace: string) {
    const texts = await Promise.all(languages.map((code) => load(namespace, code)));
    loaded.set(namespace, new Map(languages.map((code, place) => [code, texts[place] ?? {}])));
  }

  async function loadNamespaces(namespaces: string | readonly string[], done: () => void = () => undefined) {
    const wanted = listed(namespaces, defaultNamespace).filter((namespace) => !loaded.has(namespace));
    const loads = wanted.map((namespace) => {
      const running = underWay.get(namespace) ?? fetchAll(namespace);
      underWay.set(namespace, running);
      return running
        .catch((cause: unknown) => void failures.set(namespace, cause))
        .finally(() => underWay.delete(namespace));
    });
    await Promise.all(loads);
    done();
  }

  const part = {
    language,
    languages,
    isInitialized: true,
    options: { ns: [defaultNamespace], defaultNS: defaultNamespace },
    // The language only changes with a reload (`changeLanguage`), so there is nothing to subscribe to.
    on: () => undefined,
    off: () => undefined,
    // Called during render: throws to the error boundary, which shows the failure and offers a retry.
    hasLoadedNamespace: (namespace: string) => {
      if (failures.has(namespace)) throw new NotLoaded(failures.get(namespace), () => failures.delete(namespace));
      return loaded.has(namespace);
    },
    loadNamespaces,
    t: (name: string, values?: Values) => translate(name, values),
    getFixedT: (_: unknown, namespaces: unknown) => (name: string, values?: Values) =>
      translate(name, values, namespaces),
    exists: (name: string, values: Values = {}) => find(name, values, undefined).text !== undefined,
  };
  // react-i18next expects the full i18next type but uses only this part of it.
  return part as unknown as i18n;
}
