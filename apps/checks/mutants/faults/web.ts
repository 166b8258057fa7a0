import { faultsOf } from '../fault';
import { web } from './folders';

const holdScreens = [`${web}/features/holds/holds.test.tsx`];
const apiTest = [`${web}/shared/api.test.ts`];
export const webFaults = faultsOf('screens', [
  {
    name: 'the person who may fetch the copy is not sent',
    file: `${web}/features/loan-requests/loanRequestDraft.ts`,
    find: '...(draft.pessoa_autorizada.trim() && { pessoa_autorizada: draft.pessoa_autorizada.trim() }),',
    replace: '',
    check: [`${web}/features/loan-requests/loanRequests.test.tsx`, '-t', 'is sent with what was written'],
  },
  {
    name: 'a form begun before signing in is lost',
    file: `${web}/shared/drafts.ts`,
    find: '?.[form] ?? drafts[nobody]?.[form]',
    replace: '?.[form]',
    check: [`${web}/shared/drafts.test.ts`],
  },
  {
    name: 'an expired token is not renewed',
    file: `${web}/shared/renewedTokens.ts`,
    find: 'if (!latest.refresh) return null;',
    replace: 'if (latest.refresh) return null;',
    check: [...apiTest, '-t', 'refreshes once for ten calls'],
  },
  {
    name: 'each of ten calls renews the token for itself',
    file: `${web}/shared/tokens.ts`,
    find: 'requests.set(name, running);',
    replace: '',
    check: apiTest,
  },
  {
    name: 'the codes of Spanish and English are swapped',
    file: `${web}/shared/wire.ts`,
    find: "{ en: '5', es: '3' }",
    replace: "{ en: '3', es: '5' }",
    check: apiTest,
  },
  {
    name: 'a list is not refetched after a change',
    file: `${web}/shared/api.ts`,
    find: "? [tag, 'alerts'] : [tag] }",
    replace: "? ['alerts'] : [] }",
    check: [`${web}/features/loans/renewal.test.tsx`, '-t', 'stays where it was'],
  },
  {
    name: 'the checkbox of a hold has no name',
    file: `${web}/features/holds/HoldRow.tsx`,
    find: "aria-label={t('selectTitle', { ns: 'shared', title: hold.titulo })}",
    replace: '',
    check: [...holdScreens, '-t', 'what is ready stands first'],
  },
  {
    name: 'the focus is lost with the button that cancelled',
    file: `${web}/features/holds/HoldList.tsx`,
    find: '(cancellable.length + holds.length)',
    replace: '(cancellable.length)',
    check: [...holdScreens, '-t', 'tells each row what became of it'],
  },
  {
    name: 'the history of holds is requested for one day only',
    file: `${web}/features/holds/PastHoldsScreen.tsx`,
    find: '({ query: period }',
    replace: '({ query: { ...period, dataIni: period.dataFim } }',
    check: [...holdScreens, '-t', 'is of a period'],
  },
]);

const textsTest = [`${web}/shared/texts.test.ts`];
export const textFaults = faultsOf('texts', [
  {
    name: 'a text that failed to load is shown as its key',
    file: `${web}/shared/textsBackend.ts`,
    find: 'if (cause) throw new NotLoaded(cause, () => reload(namespace));',
    replace: 'if (cause) return key;',
    check: [`${web}/shared/textsBackend.test.ts`],
  },
  {
    name: 'a text is missing in Spanish',
    file: `${web}/features/loans/texts/es.json`,
    find: '  "renewing": "Renovando…",\n',
    replace: '',
    check: textsTest,
  },
  {
    name: 'an English text lacks a value',
    file: `${web}/features/loans/texts/en.json`,
    find: '{{used}} of {{limit}} renewals',
    replace: '{{used}} renewals',
    check: textsTest,
  },
  {
    name: 'a Spanish text is left in Portuguese',
    file: `${web}/features/loans/texts/es.json`,
    find: 'Elija al menos un título para renovar.',
    replace: 'Escolha ao menos um título para renovar.',
    check: textsTest,
  },
]);
