export { TokenScreen } from './TokenScreen';
