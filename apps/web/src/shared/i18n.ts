import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, languages } from './language';

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

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) =>
    void load(namespace, language).then(
      (texts) => done(null, texts),
      (cause: Error) => done(cause, null),
    ),
};

/** `soon`: namespaces that the first screen will need; they are prefetched without waiting. */
export async function startI18n(soon: string[] = []) {
  const language = currentLanguage();
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  const everywhere = ['shared', 'app'];
  const started = i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every text exists in the languages of the whole interface; the additional ones of the sign-in lack most.
      fallbackLng: languages.some((code) => code === language) ? language : 'pt',
      ns: everywhere,
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
    });
  void i18next.loadNamespaces(soon);
  await started;
  const missing = everywhere.find((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing) throw new Error(`The texts of ${missing} could not be loaded.`);
}
