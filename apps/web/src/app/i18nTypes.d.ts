import type app from './texts/pt.json';
import type loans from '../features/loans/texts/pt.json';
import type search from '../features/search/texts/pt.json';
import type session from '../features/session/texts/pt.json';
import type title from '../features/title/texts/pt.json';
import type shared from '../shared/texts/pt.json';

// A key that no text has does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      app: typeof app;
      loans: typeof loans;
      search: typeof search;
      session: typeof session;
      shared: typeof shared;
      title: typeof title;
    };
  }
}
