// What the package `catalogue-mock` exports.
export * from './controlRefused';
export * from './mockClient';
export * from './startMock';
