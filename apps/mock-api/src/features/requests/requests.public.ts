export { moveRequest } from './requestMove.store';
