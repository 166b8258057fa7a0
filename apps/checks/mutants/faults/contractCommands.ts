import { faultsOf } from '../fault';
import { contract, server } from './folders';

export const coverageFaults = faultsOf('contract coverage', [
  {
    name: 'a call is waived that exists',
    file: 'apps/checks/contract-coverage/waivers.json',
    find: '[]',
    replace: '[{ "group": "loans", "since": "2026-11-21", "reason": "later", "calls": ["emprestimo-token-obter"] }]',
    check: [],
  },
  {
    name: 'the pact of a feature is not committed',
    file: 'apps/contract-tests/pacts/teachingPlan.json',
    delete: true,
    check: [],
  },
  {
    name: 'the API tests of a feature are deleted',
    file: `${server}/features/alerts/alerts.test.ts`,
    delete: true,
    check: [],
  },
]);

export const callFaults = [
  ...faultsOf('contract conformance', [
    {
      name: 'the OpenAPI document leaves out what a call does',
      file: `${server}/http/openapi.ts`,
      find: 'summary: endpoint.summary,',
      replace: '',
      check: [],
    },
  ]),
  ...faultsOf('random calls', [
    {
      name: 'a code too large for the database ends in a 500',
      file: `${contract}/codes.ts`,
      find: 'codeText = /^[1-9]\\d{0,8}$/',
      replace: 'codeText = /^[1-9]\\d{0,11}$/',
      check: ['--call', 'getTitle'],
    },
    {
      name: 'a character that the database cannot store ends in a 500',
      file: `${server}/http/input.ts`,
      find: '[\\0\\p{Surrogate}]',
      replace: '[\\0]',
      check: ['--call', 'requestCatalogueSheet'],
    },
  ]),
];
