import { Comparator } from '@pactflow/openapi-pact-comparator';

type Document = NonNullable<NonNullable<ConstructorParameters<typeof Comparator>[0]>['oas']>;
type Pact = Parameters<Comparator['compare']>[0];

/** The interactions of a pact that an OpenAPI document does not describe, one line a finding; warnings count too. */
export async function comparePact(document: object, pact: object): Promise<string[]> {
  const comparator = new Comparator({ oas: document as Document });
  const found: string[] = [];
  for await (const { type, code, message, mockDetails } of comparator.compare(encoded(pact) as Pact))
    if (type !== 'info') found.push(`${mockDetails?.interactionDescription ?? 'the pact'}: ${code}: ${message}`);
  return found;
}

interface Recorded {
  interactions: { request: { query?: Record<string, string[]> } }[];
}

// The comparator does not encode values of an address: one with `&` in it would be read as two.
const encoded = (pact: object): object => ({
  ...pact,
  interactions: (pact as Recorded).interactions.map((interaction) => ({
    ...interaction,
    request: {
      ...interaction.request,
      query: Object.fromEntries(
        Object.entries(interaction.request.query ?? {}).map(([name, values]) => [name, values.map(encodeURIComponent)]),
      ),
    },
  })),
});
