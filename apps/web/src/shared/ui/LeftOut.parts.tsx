import { LeftOut } from './LeftOut';

const nothing = () => undefined;

export const states = {
  'of many': <LeftOut total={11_000} leftOut={10_900} onShow={nothing} />,
  'on their way': <LeftOut total={101} leftOut={1} busy onShow={nothing} />,
};
