export { AreaFrame } from './AreaFrame';
export { isAreaAddress } from './areaAddress';
export { PersonalArea } from './PersonalArea';
