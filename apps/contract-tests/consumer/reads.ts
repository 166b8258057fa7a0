import { z } from 'zod';
import type { Contracts } from '@catalogue/api-contract';
import { callOf } from '../calls';
import { plainReply, type Exchange } from './exchange';
import { fieldText, leavesOf } from '../leaves';

/** What the app reads of each call's reply: a part of the contract's schema, owned by the web app's feature. */
export type Reads = Record<string, z.core.$ZodType>;

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; additionalProperties?: Json | boolean };

function leavesOfSchema(schema: Json, path = ''): string[] {
  const { properties, items, anyOf, additionalProperties } = schema;
  if (properties && Object.keys(properties).length > 0)
    return Object.entries(properties).flatMap(([name, inner]) =>
      leavesOfSchema(inner, path ? `${path}.${name}` : name),
    );
  if (items) return leavesOfSchema(items, `${path}[]`);
  if (typeof additionalProperties === 'object') return leavesOfSchema(additionalProperties, `${path}.*`);
  // A field that may be null: what it is otherwise.
  return anyOf ? [...new Set(anyOf.flatMap((option) => leavesOfSchema(option, path)))] : [path];
}

/** The fields of a reply: `titulos[].autor`. */
export const fieldsOf = (schema: z.core.$ZodType): string[] =>
  leavesOfSchema(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json);

// `dados_adicionais.*[].codigo` is any letter's; an empty list or object stands for what it could hold.
const isLike = (held: string, wanted: string): boolean => {
  const pattern = wanted.replace(/[.[\]]/g, '\\$&').replaceAll('*', '\\w+');
  return new RegExp(`^${pattern}$`).test(held) || wanted.startsWith(`${held}.`) || wanted.startsWith(`${held}[]`);
};

/** Where the replies of the exchanges and what the app says that it reads are not the same. */
export function misreadFields(feature: keyof Contracts, exchanges: Exchange[], reads: Reads): string[] {
  const held: Record<string, Set<string>> = {};
  for (const exchange of exchanges) {
    const call = callOf(exchange.request);
    const { status, body } = plainReply(exchange);
    if (call?.feature !== feature || status >= 400) continue;
    const fields = (held[call.name] ??= new Set());
    for (const leaf of leavesOf(body)) fields.add(fieldText(leaf));
  }
  return Object.entries(held).flatMap(([name, fields]) => {
    const schema = reads[name];
    const wanted = schema ? fieldsOf(schema) : [];
    return [
      ...[...fields]
        .filter((field) => !wanted.some((other) => isLike(field, other)))
        .map((field) => `${name}: the pact holds ${field}, which the app does not say that it reads`),
      ...wanted
        .filter((field) => ![...fields].some((other) => isLike(other, field)))
        .map((field) => `${name}: the app reads ${field}, which no pact holds`),
    ];
  });
}
