import { languages } from '@catalogue/domain';
import i18next, { type i18n, type Resource } from 'i18next';
import { textsOfEveryPage } from '../shared/i18n';
import { signInLanguages } from '../shared/language';
import { withMillions, type Texts } from '../shared/textsBackend';

const files = import.meta.glob<Texts>(['../features/*/texts/*.json', '../app/texts/*.json', '../shared/texts/*.json'], {
  import: 'default',
  eager: true,
});

const resources: Resource = {};
for (const [file, texts] of Object.entries(files)) {
  const [, folder = '', language = ''] = /([\w-]+)\/texts\/(\w+)\.json$/.exec(file) ?? [];
  (resources[language] ??= {})[folder] = withMillions(texts);
}

const instances = signInLanguages.map((language) => {
  const instance = i18next.createInstance({
    lng: language,
    fallbackLng: languages.some((code) => code === language) ? language : 'pt',
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
    resources,
  });
  void instance.init();
  return instance;
});

/** The texts for one page, which remember what was used of them. Portuguese for a language that the interface lacks. */
export function textsOf(language: string | undefined): i18n {
  const known = instances.find((instance) => instance.language === language) ?? instances[0];
  if (!known) throw new Error('The app has no language.');
  return known.cloneInstance();
}

/** The namespaces of the texts that were used, besides those of every page. */
export const usedTexts = (texts: i18n): string[] =>
  (texts.reportNamespaces?.getUsedNamespaces() ?? []).filter((name) => !textsOfEveryPage.includes(name)).sort();
