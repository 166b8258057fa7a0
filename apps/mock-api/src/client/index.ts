// What the package `catalogue-mock` exports.
export * from './mockClient';
export * from './startMock';
