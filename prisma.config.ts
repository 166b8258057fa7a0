import { defineConfig } from 'prisma/config';
import { schemaEngineStandIn } from './prisma/schema-engine/standIn';

// The CLI reads this file before it looks for its engine.
const standIn = schemaEngineStandIn();
if (standIn !== undefined) process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= standIn;

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
});
