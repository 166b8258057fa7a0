import { Count } from './Count';

export const states = {
  'one digit': <Count>3</Count>,
  'three digits': <Count>128</Count>,
};
