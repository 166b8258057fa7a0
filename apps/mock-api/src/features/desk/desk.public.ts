export { lendCopy, returnCopy } from './desk';
