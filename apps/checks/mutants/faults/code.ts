import { faultsOf } from '../fault';
import { domain, contract, server, web } from './folders';

export const typeFaults = faultsOf('types', [
  {
    name: 'a rule returns a reason that it does not declare',
    file: `${domain}/loans/renewal.ts`,
    find: "return 'titulo_reservado'",
    replace: "return 'titulo_com_reserva'",
    check: [domain.replace('/src', '')],
  },
  {
    name: 'a handler refuses what the contract does not declare',
    file: `${contract}/holds.ts`,
    find: 'exemplar_disponivel: 422,',
    replace: '',
    check: [server.replace('/src', '')],
  },
  {
    name: 'a screen uses a text that does not exist',
    file: `${web}/features/loans/RenewButton.tsx`,
    find: "busyLabel={t('renewing')}",
    replace: "busyLabel={t('renewingNow')}",
    check: [web.replace('/src', '')],
  },
  {
    name: 'an optional field has another type than the screens expect',
    file: `${contract}/loans.ts`,
    find: 'limiteRenovacoes: assumed(z.optional(Count))',
    replace: 'limiteRenovacoes: assumed(z.optional(Text))',
    check: [web.replace('/src', '')],
  },
]);

export const lintFaults = faultsOf('lint', [
  {
    name: 'a handler reads the computer’s clock',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: 'loanTokenEnd(clock.now())',
    replace: 'loanTokenEnd(new Date())',
    check: [`${server}/features/loans/loans.handlers.ts`],
  },
  {
    name: 'a server feature knows Fastify',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: 'export const loansHandlers',
    replace: "export type { FastifyRequest } from 'fastify';\nexport const loansHandlers",
    check: [`${server}/features/loans/loans.handlers.ts`],
  },
  {
    name: 'a web feature imports the inside of another one',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: 'interface PendingLoansProps',
    replace: "export { HoldRow } from '../holds/HoldRow';\ninterface PendingLoansProps",
    check: [`${web}/features/loans/PendingLoans.tsx`],
  },
  {
    name: 'the app imports the inside of a feature',
    file: `${web}/app/loadSite.ts`,
    find: 'export async function loadSite',
    replace: "export { HoldRow } from '../features/holds/HoldRow';\nexport async function loadSite",
    check: [`${web}/app/loadSite.ts`],
  },
  {
    name: 'the web app imports the server',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: 'interface PendingLoansProps',
    replace: "export { Refusal } from '../../../../mock-api/src/http/errors';\ninterface PendingLoansProps",
    check: [`${web}/features/loans/PendingLoans.tsx`],
  },
  {
    name: 'a web feature imports Fastify',
    file: `${web}/features/loans/PendingLoans.tsx`,
    find: 'interface PendingLoansProps',
    replace: "export type { FastifyRequest } from 'fastify';\ninterface PendingLoansProps",
    check: [`${web}/features/loans/PendingLoans.tsx`],
  },
  {
    name: 'two files import each other',
    file: `${domain}/dates.ts`,
    find: 'export const addDays',
    replace: "export { renewalBlock } from './loans/renewal';\nexport const addDays",
    check: [`${domain}/dates.ts`],
  },
  {
    name: 'the domain reads files',
    file: `${domain}/loans/fine.ts`,
    find: 'export const finePerDay',
    replace: "export { readFileSync } from 'node:fs';\nexport const finePerDay",
    check: [`${domain}/loans/fine.ts`],
  },
]);

export const formatFaults = faultsOf('format', [
  {
    name: 'a file is not formatted',
    file: `${domain}/loans/fine.ts`,
    find: 'finePerDay = 1.5;',
    replace: 'finePerDay  =  1.5',
    check: [`${domain}/loans/fine.ts`],
  },
]);

export const unusedFaults = faultsOf('knip', [
  {
    name: 'a function is exported that nothing uses',
    // Not in a library, whose index exports what its users need.
    file: `${server}/tenants/connectionBudget.ts`,
    find: 'const maxPerSandbox',
    replace: 'export const maxPerSandbox',
    check: [],
  },
]);
