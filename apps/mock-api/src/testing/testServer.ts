/**
 * What tests take of the server. Jest loads every module anew for each test file; the server is bundled once a run and loaded once a
 * process instead, so that what it takes to load is paid once and its code stays warm.
 */
export { buildApp } from '../app';
export { changesOf } from '../database';
export { readSettings } from '../env';
export { sharedTenant } from '../tenants/tenants';
export { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
export { openTestDatabase } from './openTestDatabase';
