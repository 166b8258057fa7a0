export { AreaFrame } from './AreaFrame';
export { isAreaAddress } from './menu';
export { PersonalArea } from './PersonalArea';
