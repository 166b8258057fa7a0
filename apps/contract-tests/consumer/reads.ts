import { z } from 'zod';
import type { Contracts } from '@catalogue/api-contract';
import { callOf, calls, type Call } from '../calls';
import { plainReply, type Exchange } from './exchange';
import { fieldText, leafPaths } from '../jsonPaths';
import { unreadOf } from '../unread';

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; additionalProperties?: Json | boolean };

function schemaLeafPaths(schema: Json, unread: string[] = [], path = ''): string[] {
  const { properties = {}, items, anyOf, additionalProperties } = schema;
  const inner = Object.entries(properties)
    .map(([name, property]) => ({ property, at: path ? `${path}.${name}` : name }))
    .filter(({ at }) => !unread.includes(at));
  if (inner.length > 0) return inner.flatMap(({ property, at }) => schemaLeafPaths(property, unread, at));
  if (items) return schemaLeafPaths(items, unread, `${path}[]`);
  if (typeof additionalProperties === 'object')
    return schemaLeafPaths(additionalProperties, unread, path ? `${path}.*` : '*');
  // A nullable field: the fields of its value. An empty reply has none.
  return anyOf ? [...new Set(anyOf.flatMap((option) => schemaLeafPaths(option, unread, path)))] : path ? [path] : [];
}

const replyOf = ({ endpoint }: Call) =>
  z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' }) as Json;
/** The fields of a call's reply: `titulos[].autor`. */
export const fieldsOf = (call: Call): string[] => schemaLeafPaths(replyOf(call));
/** The fields that the app reads. */
export const readsOf = (call: Call): string[] => schemaLeafPaths(replyOf(call), unreadOf(call));

// `*` in `dados_adicionais.*[].codigo` is any name; an empty list or object matches any field that it could have.
const isLike = (replied: string, wanted: string): boolean => {
  const pattern = wanted.replace(/[.[\]]/g, '\\$&').replaceAll('*', '\\w+');
  return (
    new RegExp(`^${pattern}$`).test(replied) || wanted.startsWith(`${replied}.`) || wanted.startsWith(`${replied}[]`)
  );
};

/** The differences between the replies in a feature's exchanges and the fields that the app reads. */
export function misreadFields(feature: keyof Contracts, exchanges: Exchange[]): string[] {
  return calls
    .filter((call) => call.feature === feature)
    .flatMap((call) => {
      const answered = exchanges.filter(({ request, reply }) => callOf(request) === call && reply.status < 400);
      if (answered.length === 0) return [];
      const replied = new Set(answered.flatMap((exchange) => leafPaths(plainReply(exchange).body).map(fieldText)));
      const wanted = readsOf(call);
      return [
        ...[...replied]
          .filter((field) => !wanted.some((other) => isLike(field, other)))
          .map((field) => `${call.name}: the pact has ${field}, which the app does not read (unread.ts)`),
        ...wanted
          .filter((field) => ![...replied].some((other) => isLike(other, field)))
          .map(
            (field) =>
              `${call.name}: the app reads ${field}, which no pact has: add it to a pact, or to unread.ts with the reason`,
          ),
      ];
    });
}
