export { DeviationsScreen } from './DeviationsScreen';
