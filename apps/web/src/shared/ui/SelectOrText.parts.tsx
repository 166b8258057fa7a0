import { SelectOrText } from './SelectOrText';

const volumes = ['1', '2'].map((value) => ({ value, label: `Volume ${value}` }));

export const states = {
  'several options': <SelectOrText label="Volume" options={volumes} />,
  'one option': <SelectOrText label="Tomo" options={volumes.slice(0, 1)} />,
};
