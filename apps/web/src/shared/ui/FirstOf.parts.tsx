import { FirstOf } from './FirstOf';

const list = (items: readonly number[]) => <p>{items.join(', ')}</p>;

export const states = {
  short: <FirstOf items={[1, 2, 3]}>{list}</FirstOf>,
  long: (
    <FirstOf items={[1, 2, 3, 4, 5, 6, 7]} most={5}>
      {list}
    </FirstOf>
  ),
};
