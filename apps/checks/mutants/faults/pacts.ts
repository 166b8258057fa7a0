import { faultsOf } from '../fault';
import { contract, server, web, consumer } from './folders';

const loansPact = [`${consumer}/loans.pact.test.ts`];
const answersAll = ['-t', 'answers every interaction'];
export const pactFaults = [
  ...faultsOf('pact consumer', [
    {
      name: 'the app sends its token under another scheme',
      file: `${web}/shared/wire.ts`,
      find: '`Bearer ${token}`',
      replace: '`Token ${token}`',
      check: loansPact,
    },
    {
      name: 'the app claims to read a field that it does not',
      file: 'apps/contract-tests/unread.ts',
      find: "fields: ['titulos[].dataSaida'] }",
      replace: 'fields: [] }',
      check: loansPact,
    },
    {
      name: 'the committed pact is out of date',
      file: 'apps/contract-tests/pacts/loans.json',
      find: '"limiteRenovacoes": 3',
      replace: '"limiteRenovacoes": 4',
      check: loansPact,
    },
  ]),
  ...faultsOf('pact provider', [
    {
      name: 'the server leaves out a field that the app reads',
      file: `${server}/features/loans/loans.store.ts`,
      find: 'e.limite_renovacoes AS "limiteRenovacoes",',
      replace: '',
      check: answersAll,
    },
    {
      name: 'a new hold is answered with another status',
      file: `${contract}/holds.ts`,
      find: 'status: 201,',
      replace: '',
      check: answersAll,
    },
    {
      name: 'an optional field is no longer sent',
      file: `${server}/features/loans/loans.store.ts`,
      find: 'a.ano_publicacao::text AS ano_publicacao,',
      replace: '',
      check: answersAll,
    },
    {
      name: 'a field that only other clients read is no longer sent',
      file: `${server}/features/loans/loans.store.ts`,
      find: 'to_char(e.data_saida, \'DD/MM/YYYY\') AS "dataSaida",',
      replace: '',
      check: [],
    },
  ]),
];
