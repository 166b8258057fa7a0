import { givenFields } from '@catalogue/mock-api/testing/callRecord';
import * as z from 'zod/mini';
import { fieldDifferences, optionalFields, type Reasons } from './replyFields';

const Entry = z.object({
  titulo: z.string(),
  autor: z.nullable(z.string()),
  copias: z.optional(z.array(z.object({ volume: z.optional(z.string()) }))),
});
const calls = [
  { name: 'listEntries', address: 'GET /entries', reply: z.object({ data: z.array(Entry) }) },
  { name: 'getEntry', address: 'GET /entry', reply: z.nullable(Entry) },
];

test('the fields that may be left out or be null are found at any depth', () => {
  expect(calls.map(({ reply }) => optionalFields(reply).map(([path]) => path))).toEqual([
    ['data.autor', 'data.copias', 'data.copias.volume'],
    ['autor', 'copias', 'copias.volume'],
  ]);
});

test('a reply gives what is neither left out nor null', () => {
  const reply = { data: [{ autor: null }, { autor: '', copias: [{ volume: null }] }], total: 0 };
  expect([...new Set(givenFields(reply))]).toEqual(['data', 'data.autor', 'data.copias', 'total']);
});

test.each<[string, string[], Reasons, string[]]>([
  [
    'nothing where each is given once',
    ['GET /entries data.autor', 'GET /entry copias', 'GET /entry copias.volume'],
    {},
    [],
  ],
  [
    'a field that no reply gives',
    ['GET /entry autor', 'GET /entry copias'],
    {},
    ['no reply in any test gives listEntries data.copias.volume'],
  ],
  [
    'no field with a reason',
    ['GET /entry autor', 'GET /entry copias'],
    { 'getEntry copias.volume': 'no copy has one' },
    [],
  ],
  [
    'a reason that nothing needs',
    ['GET /entry autor', 'GET /entry copias', 'GET /entry copias.volume'],
    { 'getEntry autor': 'nobody wrote it' },
    ['getEntry autor needs no reason: it is given, or the contract does not have it'],
  ],
])('fieldDifferences reports %s', (_, lines, reasons, expected) => {
  expect(fieldDifferences(calls, new Set(lines), reasons)).toEqual(expected);
});
