export * from './marc/record';
