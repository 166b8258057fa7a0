import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage } from './language';

// One file a language and feature, fetched when a screen asks for it.
const files = {
  ...import.meta.glob<{ default: Record<string, string> }>('../features/*/texts/*.json'),
  ...import.meta.glob<{ default: Record<string, string> }>('../app/texts/*.json'),
  ...import.meta.glob<{ default: Record<string, string> }>('./texts/*.json'),
};

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const folder =
      namespace === 'shared' ? './texts' : namespace === 'app' ? '../app/texts' : `../features/${namespace}/texts`;
    const load = files[`${folder}/${language}.json`];
    if (!load) return done(new Error(`There are no texts of ${namespace} in ${language}.`), false);
    load().then(
      (module) => done(null, module.default),
      (error: unknown) => done(error instanceof Error ? error : String(error), true),
    );
  },
};

export async function startI18n() {
  const lng = currentLanguage();
  document.documentElement.lang = lng === 'pt' ? 'pt-BR' : lng;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng,
      fallbackLng: 'pt',
      ns: ['shared', 'app'],
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
    });
}
