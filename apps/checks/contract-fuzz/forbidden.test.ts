import { forbids, type Formatted } from './forbidden';

const code: Formatted = { type: 'integer', minimum: 1, maximum: 999_999_999 };
const form: Formatted = {
  type: 'object',
  required: ['codigo'],
  properties: { codigo: code, validade: { type: 'string', format: 'date' }, nota: { type: ['string', 'null'] } },
  additionalProperties: false,
};

describe('the OpenAPI document forbids', () => {
  it.each<[string, unknown, Formatted]>([
    ['a code past the largest', 3_000_000_000, code],
    ['a code of zero', 0, code],
    ['a date that does not exist', { codigo: 1, validade: '2026-02-30' }, form],
    ['a field that is missing', { nota: null }, form],
    ['an unknown field', { codigo: 1, ['__proto__x']: 1 }, form],
    ['a list in place of an object', [], form],
    ['a text that is too long', 'xxxx', { type: 'string', maxLength: 3 }],
    ['a value that matches none of several schemas', 'x', { anyOf: [code, { type: 'null' }] }],
    ['a text in place of a file', 'x', { type: 'string', format: 'binary' }],
    ['too few entries', [], { type: 'array', items: code, minItems: 1 }],
  ])('%s', (_, value, schema) => {
    expect(forbids(value, schema)).toBe(true);
  });

  it.each<[string, unknown, Formatted]>([
    ['a code written as text', '12', code],
    ['a yes written S', 'S', { type: 'boolean' }],
    ['the whole form', { codigo: 1, validade: '2024-02-29', nota: null }, form],
  ])('but not %s', (_, value, schema) => {
    expect(forbids(value, schema)).toBe(false);
  });
});
