import { addressOf, contracts, serverOnlyContracts, type Endpoint } from '@catalogue/api-contract';
import { openApiDocument } from '../http/openapi';
import { dereference, type Schema } from './examples';

/** A call of the contract with the schemas of its fields, as the OpenAPI document has them. */
export interface DescribedCall {
  name: string;
  endpoint: Endpoint;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  requiredQuery: string[];
  body?: Schema;
  /** By status; undefined for a reply without a body. */
  replies: Record<string, Schema | undefined>;
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { content?: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }> }
  >;
}

/** The OpenAPI document of every call, without references. */
export const openApi = dereference(
  openApiDocument({ ...contracts, ...serverOnlyContracts }, 'test') as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, object> };
  },
);

/** Every call of the contract, also those of the control room. */
export const describedCalls: DescribedCall[] = Object.values({ ...contracts, ...serverOnlyContracts })
  .flatMap((contract): [string, Endpoint][] => Object.entries(contract))
  .map(([name, endpoint]) => {
    const operation = openApi.paths[addressOf(endpoint)]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not in the OpenAPI document.`);
    const schemas = (place: 'path' | 'query') =>
      Object.fromEntries(
        operation.parameters.filter((field) => field.in === place).map((field) => [field.name, field.schema]),
      );
    return {
      name,
      endpoint,
      params: schemas('path'),
      query: schemas('query'),
      requiredQuery: operation.parameters
        .filter((field) => field.in === 'query' && field.required)
        .map(({ name }) => name),
      body: operation.requestBody?.content['application/json']?.schema,
      replies: Object.fromEntries(
        Object.entries(operation.responses).map(([status, { content }]) => [
          status,
          content?.['application/json']?.schema,
        ]),
      ),
    };
  });
