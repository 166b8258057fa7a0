import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addressOf } from '@catalogue/api-contract';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { pactFolder } from '@catalogue/contract-tests/consumer/committedPact';
import { readPacts } from '@catalogue/contract-tests/pactFolder';
import { describedCalls, openApi } from '@catalogue/mock-api/testing/describedCalls';
import { differencesOf } from './contract-drift/differences';
import { examplesOf } from './openapi-examples/examplesOf';
import { findCall } from './proxy/findCall';

const file = inWorkspace('apps', 'mock-api', 'src', 'http', 'openapiExamples.json');
const interactions = readPacts(pactFolder).flatMap((pact) => pact.interactions);

interface Media {
  examples?: Record<string, { value: unknown }>;
}
const replyOf = (name: string, status: number | string): Media | undefined => {
  const endpoint = describedCalls.find((call) => call.name === name)?.endpoint;
  const operation = endpoint && openApi.paths[addressOf(endpoint)]?.[endpoint.method.toLowerCase()];
  return operation?.responses[status]?.content?.['application/json'];
};
const valuesOf = (media: Media | undefined): unknown[] =>
  Object.values(media?.examples ?? {}).map(({ value }) => value);

describe('the examples of the OpenAPI document', () => {
  it('are those of the pacts', () => {
    const written = `${JSON.stringify(examplesOf(interactions), null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === written) return;
    writeFileSync(file, written);
    throw new Error(`${file} was out of date and has just been written: look at the difference and commit it.`);
  });

  it('show every call, reply and refusal that a pact has', () => {
    const missing = interactions.flatMap(({ description, request, response }) => {
      const name = findCall(request.method, request.path)?.call.name;
      if (name === undefined) return `${description}: no call`;
      const isShown = response.body === undefined || valuesOf(replyOf(name, response.status)).length > 0;
      return isShown ? [] : `${name} ${response.status}: ${description}`;
    });
    expect(missing).toEqual([]);
  });

  it('show every refusal of the contract by its key', () => {
    const missing = describedCalls.flatMap(({ name, endpoint }) =>
      Object.entries(endpoint.refusals ?? {}).flatMap(([key, status]) =>
        valuesOf(replyOf(name, status)).some((value) => (value as { message?: string }).message === key)
          ? []
          : `${name}: ${key}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('follow their schemas', () => {
    const wrong = describedCalls.flatMap(({ name, replies }) =>
      Object.entries(replies).flatMap(([status, schema = {}]) =>
        valuesOf(replyOf(name, status)).flatMap((value) =>
          differencesOf(value, schema)
            .filter(({ kind }) => kind !== 'unseen')
            .map(({ kind, field }) => `${name} ${status}: ${kind} ${field}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('take less than a quarter of the document', () => {
    expect(readFileSync(file).length).toBeLessThan(JSON.stringify(openApi).length / 4);
  });
});
