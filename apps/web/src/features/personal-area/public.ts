export { PersonalArea } from './PersonalArea';
