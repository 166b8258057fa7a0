export { advanceRequest } from './requestMove.store';
