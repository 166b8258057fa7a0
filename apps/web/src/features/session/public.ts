export { RequireSession } from './RequireSession';
