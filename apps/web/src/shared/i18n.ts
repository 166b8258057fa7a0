import { initReactI18next } from 'react-i18next';
import { currentLanguage, languages } from './language';
import { createI18n } from './i18nEngine';

// One file per language and feature, fetched on demand.
const files = import.meta.glob<string>(['../features/*/texts/*.json', '../app/texts/*.json', './texts/*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const tries = 3;

async function load(namespace: string, language: string): Promise<Record<string, string>> {
  const folder = namespace === 'shared' ? '.' : namespace === 'app' ? '../app' : `../features/${namespace}`;
  const file = files[`${folder}/texts/${language}.json`];
  if (!file) return {};
  for (let attempt = 1; ; attempt += 1)
    try {
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(`The texts of ${namespace} were answered ${answer.status}.`);
      return (await answer.json()) as Record<string, string>;
    } catch (cause) {
      if (attempt === tries) throw cause;
    }
}

/** `soon`: namespaces that the first screen will need; they are prefetched without waiting. */
export async function startI18n(soon: string[] = []) {
  const language = currentLanguage();
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  // Every text exists in the languages of the whole interface; the additional ones of the sign-in lack most.
  const fallback = languages.some((code) => code === language) ? language : 'pt';
  const instance = createI18n({ language, fallback, defaultNamespace: 'shared', load });
  initReactI18next.init(instance);
  const everywhere = ['shared', 'app'];
  void instance.loadNamespaces(soon);
  await instance.loadNamespaces(everywhere);
  // Throws if they could not be loaded.
  everywhere.forEach((namespace) => instance.hasLoadedNamespace(namespace));
}
