import * as contract from '@catalogue/api-contract';
import { z } from 'zod';

export type Json = Record<string, unknown>;

// Everything that the contract exports has a name there, and the same name in the document.
const shapes = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contract)) {
  if (isShape(value) && !contract.fieldFacts.get(value)?.json) shapes.add(value, { id });
}

function isShape(value: unknown): value is z.core.$ZodType {
  const type = (value as Partial<z.core.$ZodType> | null)?._zod?.def.type;
  return type === 'object' || type === 'union';
}

/** The JSON Schema of a part of the contract without references, each field with its `x-source`. */
export const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => jsonOf(schema, io, z.registry());

const jsonOf = (schema: z.core.$ZodType, io: 'input' | 'output', metadata: typeof shapes): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const facts = contract.fieldFacts.get(zodSchema);
      if (facts?.json) {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        Object.assign(jsonSchema, facts.json);
      }
      if (facts?.['x-source']) Object.assign(jsonSchema, { 'x-source': facts['x-source'] });
    },
  });
  return json;
};

/** Collects the shapes that bodies and replies share; each is written once, under its name in the contract. */
export class SharedSchemas {
  /** For `components.schemas`. */
  readonly byName: Record<string, Json> = {};
  private readonly written = new Map<string, string>();

  /** The JSON Schema of a body or a reply, with references to the named shapes. */
  schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    const { $defs = {}, ...json } = jsonOf(schema, io, shapes) as Json & { $defs?: Record<string, Json> };
    const names = new Map(Object.entries($defs).map(([id, shape]) => [id, this.nameOf(id, JSON.stringify(shape), io)]));
    for (const [id, shape] of Object.entries($defs)) this.byName[names.get(id) ?? id] = referring(shape, names);
    return referring(json, names);
  }

  // A shape that is both sent and received may accept more than it returns.
  private nameOf(id: string, text: string, io: 'input' | 'output'): string {
    const name = [id, `${id}${io === 'input' ? 'Input' : 'Output'}`].find(
      (free) => (this.written.get(free) ?? text) === text,
    );
    if (name === undefined) throw new Error(`The contract has two shapes of the name ${id}.`);
    this.written.set(name, text);
    return name;
  }
}

const referring = (json: Json, names: ReadonlyMap<string, string>): Json =>
  JSON.parse(
    JSON.stringify(json).replace(
      /"#\/\$defs\/(\w+)"/g,
      (_, id: string) => `"#/components/schemas/${names.get(id) ?? id}"`,
    ),
  ) as Json;
