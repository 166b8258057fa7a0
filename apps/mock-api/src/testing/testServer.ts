/**
 * The parts of the server that tests use. Jest loads every module again for each test file; the server is bundled once
 * per run and loaded once per process instead, which saves loading time and keeps its code compiled.
 */
export { buildApp } from '../app';
export { changesOf } from '../database';
export { readSettings } from '../env';
export { memoryIndexOf } from '../features/search/search.public';
export { sharedTenant, tokenIssuer } from '../tenants/tenant';
export { publicCost } from '@catalogue/database/passwordHash';
export { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
export { openTestDatabase } from './openTestDatabase';
