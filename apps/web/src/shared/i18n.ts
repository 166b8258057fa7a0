import { initReactI18next } from 'react-i18next';
import { currentLanguage, languages } from './language';
import { createI18n } from './i18nEngine';

// One file a language and feature, fetched when a screen asks for it.
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

/** `soon`: the namespaces that the first screen will ask for; nothing waits for them. */
export async function startI18n(soon: string[] = []) {
  const language = currentLanguage();
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  // Every text is in the languages of the whole interface; the sign-in's further ones lack most.
  const fallback = languages.some((code) => code === language) ? language : 'pt';
  const instance = createI18n({ language, fallback, defaultNamespace: 'shared', load });
  initReactI18next.init(instance);
  const everywhere = ['shared', 'app'];
  void instance.loadNamespaces(soon);
  await instance.loadNamespaces(everywhere);
  // Throws where they did not come.
  everywhere.forEach((namespace) => instance.hasLoadedNamespace(namespace));
}
