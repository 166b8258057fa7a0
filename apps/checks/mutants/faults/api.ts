import { faultsOf } from '../fault';
import { server } from './folders';

const loansTest = [`${server}/features/loans/loans.test.ts`];
const sessionTest = [`${server}/features/session/session.test.ts`];
const holdsTest = [`${server}/features/holds/holds.test.ts`];
export const apiFaults = faultsOf('api', [
  {
    name: 'returned loans are listed among the open ones',
    file: `${server}/features/loans/loans.store.ts`,
    find: '${cod_pessoa} AND e.data_devolucao IS NULL',
    replace: '${cod_pessoa}',
    check: loansTest,
  },
  {
    name: 'two renewals at the same moment pass the limit',
    file: `${server}/features/loans/loans.store.ts`,
    find: 'ORDER BY cod_emprestimo FOR UPDATE`',
    replace: 'ORDER BY cod_emprestimo`',
    check: loansTest,
  },
  {
    name: 'a loan that does not exist is refused as reserved by somebody',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: "refused('emprestimo_nao_encontrado'",
    replace: "refused('titulo_reservado'",
    check: loansTest,
  },
  {
    name: 'a suspension ends a day early',
    file: `${server}/personConditions.store.ts`,
    find: 'f.data_fim >= ${day}',
    replace: 'f.data_fim > ${day}',
    check: holdsTest,
  },
  {
    name: 'an empty shelf counts as chosen',
    file: `${server}/features/holds/placing.ts`,
    find: 'localizacao: localizacao || null,',
    replace: 'localizacao: localizacao ?? null,',
    check: holdsTest,
  },
  {
    name: 'a reused refresh token leaves its successors valid',
    file: `${server}/features/session/session.store.ts`,
    find: 'where: { hash, used_at: null }',
    replace: 'where: { hash }',
    check: sessionTest,
  },
  {
    name: 'a refresh is answered again although its successor was used',
    file: `${server}/features/session/session.store.ts`,
    find: 'used_at !== null && used_at > revoked)) return false;',
    replace: 'used_at !== null && used_at > revoked)) return true;',
    check: sessionTest,
  },
  {
    name: 'a search for an author searches titles',
    file: `${server}/features/search/searchConditions.store.ts`,
    find: "[TermType.author]: ':B'",
    replace: "[TermType.author]: ':A'",
    check: [`${server}/features/search/search.test.ts`],
  },
  {
    name: 'the index in memory finds a title by what it was before',
    file: `${server}/features/search/memory/foundTitles.ts`,
    find: 'of(state.base).subtract(state.outdated)',
    replace: 'of(state.base)',
    check: [`${server}/features/search/memory/changes.test.ts`],
  },
  {
    name: 'the index in memory weighs an author like a title',
    file: `${server}/features/search/memory/titleRanks.ts`,
    find: 'Float32Array.of(0.05, 0.3, 0.5, 1)',
    replace: 'Float32Array.of(0.05, 0.3, 1, 1)',
    check: [`${server}/features/search/memory/memoryIndex.test.ts`],
  },
  {
    name: 'an unexpected error shows the database’s message',
    file: `${server}/http/errors.ts`,
    find: 'message: unexpected, request_id',
    replace: 'message: error.message, request_id',
    check: [`${server}/http/errors.test.ts`],
  },
  {
    name: 'a username that the database cannot store reaches it',
    file: `${server}/http/input.ts`,
    find: '[\\0\\p{Surrogate}]',
    replace: '[\\p{Surrogate}]',
    check: [`${server}/http/oauth.test.ts`],
  },
  {
    name: 'another site may frame the page',
    file: 'libs/web-host/src/pageSecurity.ts',
    find: '"frame-ancestors \'none\'",',
    replace: '',
    check: ['libs/web-host/src/pageSecurity.test.ts'],
  },
  {
    name: 'a visitor may read what is a patron’s',
    file: `${server}/http/auth.ts`,
    find: "access === 'patron' && kind !== 'patron'",
    replace: "access === 'patron' && kind === 'anonymous'",
    check: [`${server}/http/generated.test.ts`],
  },
]);
