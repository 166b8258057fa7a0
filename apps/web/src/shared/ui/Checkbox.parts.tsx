import { WithValue } from '../../testing/WithValue';
import { Checkbox } from './Checkbox';

const box = (isOn: boolean, more: { indeterminate?: boolean; disabled?: boolean } = {}) => (
  <WithValue initial={isOn}>
    {(checked, change) => (
      <Checkbox checked={checked} onChange={change} {...more}>
        Só com exemplares disponíveis
      </Checkbox>
    )}
  </WithValue>
);

export const states = {
  unchecked: box(false),
  checked: box(true),
  indeterminate: box(false, { indeterminate: true }),
  disabled: box(false, { disabled: true }),
  'always on': box(true, { disabled: true }),
  'without a visible label': <Checkbox aria-label="Marcar Dom Casmurro" defaultChecked />,
};
