export { stories } from './stories';
