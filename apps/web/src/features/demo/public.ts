export { default as DemoDock } from './DemoDock';
