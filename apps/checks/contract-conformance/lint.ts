import { createConfig, lintFromString } from '@redocly/openapi-core';

// Rules of the linter's recommended set that say nothing about this house.
const rules = {
  // A feature is called by the word that GLOSSARY.md explains.
  'tag-description': 'off',
  // The contract says each refusal that there is; a read without any has none.
  'operation-4xx-response': 'off',
} as const;

/** What a linter that others wrote finds wrong in an OpenAPI document, one line a finding. */
export async function lintDocument(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? 'somewhere'})`,
  );
}
