import type { Endpoint } from '@catalogue/api-contract';
import { knownFaults } from '../tenants/knownFaults';
import type { Json } from './openapiSchemas';

const referring = (kind: 'parameters' | 'headers', name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

export const isControl = ({ path }: Endpoint): boolean => path.startsWith('/__mock');

/** What the control room adds to every call when it is on; implemented in `http/serve.ts`. */
export const controlComponents = {
  parameters: {
    Sandbox: {
      name: 'X-Sandbox',
      in: 'header',
      required: false,
      description:
        'The id of the sandbox that is meant; a host name `<id>.localhost` or the cookie `sandbox` says it too. Without any: the shared tenant.',
      schema: { type: 'string' },
    },
    Fault: {
      name: 'Mock-Fault',
      in: 'header',
      required: false,
      description: 'The fault that this one call meets; `GET /__mock/faults/known` tells what each does.',
      schema: { type: 'string', enum: Object.keys(knownFaults) },
    },
  },
  headers: {
    Explain: {
      description: 'Of what refuses: the rule that decided and its facts, as JSON in ASCII.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          required: ['call', 'rule', 'facts'],
          properties: {
            call: { type: 'string' },
            rule: { type: 'string' },
            facts: { type: 'object', additionalProperties: true },
          },
        },
      },
    },
    Violations: {
      description:
        'What the client did against the documents, though it was let pass, as a list with commas: `empty-query-field:NAME`, `language-header`, `wrong-token:KIND`, `untrimmed:NAME`, `long-phone:NAME`.',
      schema: { type: 'string' },
    },
  },
};

/** The request headers by which a call controls the mock server. */
export const controlParameters = (endpoint: Endpoint): Json[] => [
  referring('parameters', 'Sandbox'),
  ...(isControl(endpoint) ? [] : [referring('parameters', 'Fault')]),
];

/** The response headers of a status that explain how the server handled the call. */
export const controlHeaders = (endpoint: Endpoint): { headers: Json } => ({
  headers: {
    'Mock-Explain': referring('headers', 'Explain'),
    ...(!isControl(endpoint) && { 'Mock-Violations': referring('headers', 'Violations') }),
  },
});
