import type * as texts from './i18nTexts';

// A key that no text has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof texts;
  }
}
