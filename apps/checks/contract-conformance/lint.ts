import { createConfig, lintFromString } from '@redocly/openapi-core';

// Rules of the linter's recommended set that do not apply here.
const rules = {
  // GLOSSARY.md explains the names of features.
  'tag-description': 'off',
  // The contract lists every refusal; some reads have none.
  'operation-4xx-response': 'off',
} as const;

/** The findings of a third-party linter in an OpenAPI document, one line each. */
export async function lintDocument(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? 'somewhere'})`,
  );
}
