import type { Fault } from '../fault';
import { contract, server } from './folders';

export const coverageFaults: Fault[] = [
  {
    name: 'a call is waived that exists',
    suite: 'contract coverage',
    file: 'apps/checks/contract-coverage/waivers.json',
    find: '[]',
    replace: '[{ "group": "loans", "since": "2026-11-21", "reason": "later", "calls": ["emprestimo-token-obter"] }]',
    check: [],
  },
  {
    name: 'the pact of a feature is not committed',
    suite: 'contract coverage',
    file: 'apps/contract-tests/pacts/teachingPlan.json',
    delete: true,
    check: [],
  },
  {
    name: 'the API tests of a feature are deleted',
    suite: 'contract coverage',
    file: `${server}/features/alerts/alerts.test.ts`,
    delete: true,
    check: [],
  },
];

export const callFaults: Fault[] = [
  {
    name: 'the OpenAPI document leaves out what a call does',
    suite: 'contract conformance',
    file: `${server}/http/openapi.ts`,
    find: 'summary: endpoint.summary,',
    replace: '',
    check: [],
  },
  {
    name: 'a code too large for the database ends in a 500',
    suite: 'random calls',
    file: `${contract}/codes.ts`,
    find: 'codeText = /^[1-9]\\d{0,8}$/',
    replace: 'codeText = /^[1-9]\\d{0,11}$/',
    check: ['--call', 'getTitle'],
  },
  {
    name: 'a character that the database cannot store ends in a 500',
    suite: 'random calls',
    file: `${server}/http/input.ts`,
    find: '[\\0\\p{Surrogate}]',
    replace: '[\\0]',
    check: ['--call', 'requestCatalogueSheet'],
  },
];
