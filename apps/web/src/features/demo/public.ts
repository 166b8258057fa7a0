export { DemoDock } from './DemoDock';
