import type { Fault } from '../fault';
import { server } from './folders';

const loansTest = [`${server}/features/loans/loans.test.ts`];
const sessionTest = [`${server}/features/session/session.test.ts`];
const holdsTest = [`${server}/features/holds/holds.test.ts`];
export const apiFaults: Fault[] = [
  {
    name: 'returned loans are listed among the open ones',
    suite: 'api',
    file: `${server}/features/loans/loans.store.ts`,
    find: '${cod_pessoa} AND e.data_devolucao IS NULL',
    replace: '${cod_pessoa}',
    check: loansTest,
  },
  {
    name: 'two renewals at the same moment pass the limit',
    suite: 'api',
    file: `${server}/features/loans/loans.store.ts`,
    find: 'ORDER BY cod_emprestimo FOR UPDATE`',
    replace: 'ORDER BY cod_emprestimo`',
    check: loansTest,
  },
  {
    name: 'a loan that does not exist is refused as reserved by somebody',
    suite: 'api',
    file: `${server}/features/loans/loans.handlers.ts`,
    find: "refused('emprestimo_nao_encontrado'",
    replace: "refused('titulo_reservado'",
    check: loansTest,
  },
  {
    name: 'a suspension ends a day early',
    suite: 'api',
    file: `${server}/personConditions.store.ts`,
    find: 'f.data_fim >= ${day}',
    replace: 'f.data_fim > ${day}',
    check: holdsTest,
  },
  {
    name: 'an empty shelf counts as chosen',
    suite: 'api',
    file: `${server}/features/holds/holds.handlers.ts`,
    find: 'localizacao: localizacao || null,',
    replace: 'localizacao: localizacao ?? null,',
    check: holdsTest,
  },
  {
    name: 'a reused refresh token leaves its successors valid',
    suite: 'api',
    file: `${server}/features/session/session.store.ts`,
    find: 'where: { hash, used_at: null }',
    replace: 'where: { hash }',
    check: sessionTest,
  },
  {
    name: 'a search for an author searches titles',
    suite: 'api',
    file: `${server}/features/search/searchConditions.store.ts`,
    find: "[TermType.author]: ':B'",
    replace: "[TermType.author]: ':A'",
    check: [`${server}/features/search/search.test.ts`],
  },
  {
    name: 'an unexpected error shows the database’s message',
    suite: 'api',
    file: `${server}/http/errors.ts`,
    find: "message: 'Ocorreu um erro inesperado.', request_id",
    replace: 'message: error.message, request_id',
    check: [`${server}/http/errors.test.ts`],
  },
  {
    name: 'a username that the database cannot store reaches it',
    suite: 'api',
    file: `${server}/http/input.ts`,
    find: '[\\0\\p{Surrogate}]',
    replace: '[\\p{Surrogate}]',
    check: [`${server}/http/oauth.test.ts`],
  },
  {
    name: 'another site may frame the page',
    suite: 'api',
    file: 'libs/web-host/src/pageSecurity.ts',
    find: '"frame-ancestors \'none\'",',
    replace: '',
    check: ['libs/web-host/src/pageSecurity.test.ts'],
  },
  {
    name: 'a visitor may read what is a patron’s',
    suite: 'api',
    file: `${server}/http/auth.ts`,
    find: "access === 'patron' && kind !== 'patron'",
    replace: "access === 'patron' && kind === 'anonymous'",
    check: [`${server}/http/generated.test.ts`],
  },
];
