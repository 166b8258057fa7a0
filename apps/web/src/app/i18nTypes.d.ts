import type * as texts from './i18nTexts';

// Makes an unknown text key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof texts;
  }
}
