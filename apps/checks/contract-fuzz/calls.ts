import { addressOf, contracts, type Contract, type Endpoint } from '@catalogue/api-contract';
import { openApiDocument } from '@catalogue/mock-api/http/openapi';
import { dereference, type Schema } from '@catalogue/mock-api/testing/examples';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}
interface Operation {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

/** A call of the documents, with its description in the OpenAPI document. */
export interface FuzzedCall {
  name: string;
  endpoint: Endpoint;
  params: Schema;
  query: Schema;
  body: Schema | undefined;
  /** Every status that its replies may have. */
  statuses: number[];
}

const objectOf = (parameters: Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Every call of the documents. */
export function fuzzedCalls(): FuzzedCall[] {
  const { paths } = dereference(
    openApiDocument(contracts, 'fuzz') as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, object> };
    },
  );
  return Object.values(contracts).flatMap((contract: Contract) =>
    Object.entries(contract).map(([name, endpoint]) => {
      const operation = paths[addressOf(endpoint)]?.[endpoint.method.toLowerCase()];
      if (!operation) throw new Error(`${name} is not in the OpenAPI document.`);
      return {
        name,
        endpoint,
        params: objectOf(operation.parameters.filter((parameter) => parameter.in === 'path')),
        query: objectOf(operation.parameters.filter((parameter) => parameter.in === 'query')),
        body: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
        statuses: Object.keys(operation.responses)
          .map(Number)
          .filter((status) => status !== 500),
      };
    }),
  );
}
