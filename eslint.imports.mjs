import { readdirSync } from 'node:fs';

// The time comes from one place (apps/mock-api/src/tenants/clock.ts), so that it can be moved.
export const clockReads = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from deps.clock.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time from deps.clock.' },
  {
    // The default of a column is part of the schema, not a query.
    selector: 'TemplateElement[value.raw=/(?<!DEFAULT )\\b(now\\(\\)|CURRENT_(DATE|TIME|TIMESTAMP))/i]',
    message: 'SQL takes the time as a parameter, from deps.clock or deps.today.',
  },
];
// Its time grows with the square of the combining marks that a text has in a row.
export const ownNormalize = {
  selector: "CallExpression[callee.property.name='normalize'][arguments.length>0]",
  message: 'Use `normalized` of the domain, which cuts long runs of marks.',
};
// A handler may open a transaction; its queries are in a store.
export const ownSql = {
  selector: 'TaggedTemplateExpression[tag.property.name=/^\\$(query|execute)Raw/]',
  message: 'SQL belongs in *.store.ts, tenants/ or database.ts.',
};
export const noFastify = { regex: '^(fastify|@fastify)', message: 'Only http/ knows Fastify.' };
export const noPrisma = {
  regex: '^@catalogue/database/generated',
  allowTypeImports: true,
  message: 'Only *.store.ts knows Prisma.',
};
export const noServer = { regex: '^(fastify|@fastify|pg$|@prisma|node:)', message: 'The web app runs in a browser.' };
export const only = (patterns, message) => ['error', { patterns: [{ regex: patterns, message }] }];

// Who may import whom, lowest first; Nx also refuses cycles. Apps never import apps; projects that do are above them.
const layers = {
  'api-contract': [],
  domain: ['api-contract'],
  'command-kit': [],
  'local-postgres': ['command-kit'],
  database: ['api-contract', 'domain'],
  'web-host': ['domain'],
  'marc-import': ['domain', 'database', 'command-kit'],
  'mock-api': ['api-contract', 'domain', 'database', 'marc-import', 'web-host'],
  web: ['api-contract', 'domain'],
  'contract-tests': ['api-contract', 'domain', 'database', 'mock-api', 'web', 'command-kit'],
  tools: ['api-contract', 'domain', 'database', 'mock-api', 'marc-import', 'web-host', 'command-kit', 'local-postgres'],
  docs: ['command-kit'],
  checks: ['*'],
  e2e: ['*'],
};
export const boundaries = (also) => [
  'error',
  {
    // The seed is large and loaded only when needed.
    checkDynamicDependenciesExceptions: ['@catalogue/database/**'],
    depConstraints: Object.entries(layers).map(([layer, below]) => ({
      sourceTag: `type:${layer}`,
      onlyDependOnLibsWithTags: [...below, ...(also[layer] ?? [])].map((tag) => (tag === '*' ? tag : `type:${tag}`)),
    })),
  },
];

const featuresOf = (app) => readdirSync(new URL(`apps/${app}/src/features`, import.meta.url)).join('|');
export const noSideways = {
  regex: `/(${featuresOf('mock-api')})/(?!\\1\\.public$)`,
  message: 'Another feature is reached through its <feature>.public.ts.',
};
export const noRtkQuery = {
  regex: '^@reduxjs/toolkit/query',
  allowTypeImports: true,
  message: 'Only shared/api.ts, shared/queryHooks.ts and *.api.ts know RTK Query.',
};
export const webShared = [noServer, { regex: '(features|/app)/', message: 'shared <- features <- app.' }];
export const webFeature = [
  noServer,
  { regex: `/(${featuresOf('web')})/(?!public$)`, message: 'Another feature is reached through its public.ts.' },
  { regex: '/app/', message: 'shared <- features <- app.' },
];

export const noInsides = {
  regex: `/features/[\\w-]+/(?!(public|state|[\\w-]+\\.api|texts/pt\\.json)$)`,
  message: 'The app imports of a feature its public.ts, its state.ts and its calls.',
};
