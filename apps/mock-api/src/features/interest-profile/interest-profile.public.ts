export { interests } from './interests.store';
