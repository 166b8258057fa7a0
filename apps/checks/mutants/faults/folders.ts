// Where the code is that faults are planted in.
export const domain = 'libs/domain/src';
export const contract = 'libs/api-contract/src';
export const server = 'apps/mock-api/src';
export const web = 'apps/web/src';
export const consumer = 'apps/contract-tests/consumer';
