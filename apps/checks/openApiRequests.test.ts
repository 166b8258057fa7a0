import { addressOf, contracts } from '@catalogue/api-contract';
import { openTestApp, type TestApp } from '@catalogue/mock-api/testing/app';
import { describedCalls, openApi, type DescribedCall } from '@catalogue/mock-api/testing/describedCalls';
import { noteOf, onDemo } from './openapi-examples/onDemo';

jest.setTimeout(300_000);

interface Examples {
  examples?: Record<string, { description?: string; value: unknown }>;
}
interface Operation {
  parameters: (Examples & { name: string; in: string })[];
  requestBody?: { content: Record<string, Examples> };
}
interface ExampleRequest {
  name: string;
  endpoint: DescribedCall['endpoint'];
  url: string;
  payload: object | undefined;
  notes: (string | undefined)[];
}

const firstOf = ({ examples = {} }: Examples) => Object.values(examples)[0];

/** The request that somebody makes of the examples of a call; none if it has no examples. */
function exampleRequest({ name, endpoint }: DescribedCall): ExampleRequest[] {
  const operation = openApi.paths[addressOf(endpoint)]?.[endpoint.method.toLowerCase()] as unknown as Operation;
  const fields = operation.parameters.flatMap((field) => {
    const example = firstOf(field);
    return example ? [{ ...field, value: String(example.value), note: example.description }] : [];
  });
  const body = Object.values(operation.requestBody?.content ?? {})
    .map(firstOf)
    .find(Boolean);
  if (fields.length === 0 && !body) return [];
  const path = fields
    .filter((field) => field.in === 'path')
    .reduce((url, field) => url.replace(`{${field.name}}`, encodeURIComponent(field.value)), addressOf(endpoint));
  const query = fields.filter((field) => field.in === 'query').map((field) => [field.name, field.value]);
  return [
    {
      name,
      endpoint,
      url: query.length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path,
      payload: body?.value as object | undefined,
      notes: [...fields.map(({ note }) => note), ...(body ? [body.description] : [])],
    },
  ];
}

const ofContract = new Set(Object.values(contracts).flatMap((contract) => Object.keys(contract)));
const requests = describedCalls.filter(({ name }) => ofContract.has(name)).flatMap(exampleRequest);

async function statusOf(server: TestApp, { name, endpoint, url, payload }: ExampleRequest): Promise<number> {
  const login = onDemo[name]?.as ?? 'ana';
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login } });
  const isPatrons = endpoint.access === 'patron' || endpoint.access === 'either';
  const authorization = isPatrons ? server.patronToken(cod_pessoa, login) : server.publicToken();
  const { statusCode } = await server.app.inject({
    method: endpoint.method,
    url,
    headers: { lang: '1', ...(endpoint.access !== 'none' && { authorization }) },
    payload,
  });
  return statusCode;
}

it('the requests of the examples are answered on fresh demo data, except those that say what they need before', async () => {
  const refused: string[] = [];
  for (const request of requests) {
    // What one of them writes is not there for the next.
    const server = await openTestApp();
    if ((await statusOf(server, request)) >= 300) refused.push(request.name);
    await server.stop();
  }
  const needy = Object.keys(onDemo).filter((name) => onDemo[name]?.needs !== undefined);
  expect(refused.sort()).toEqual(needy.sort());
});

it('an example says who makes the call, and what it needs before', () => {
  const silent = requests.filter(({ name, notes }) => notes.some((note) => note !== noteOf(onDemo[name])));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
