import { WithValue } from '../../testing/WithValue';
import { checkedRows } from '../checkedRows';
import { CheckAll } from './CheckAll';

const codes = ['1', '2', '3'];
const withChecked = (initial: string[], label: string) => (
  <WithValue initial={initial}>
    {(chosen, choose) => (
      <CheckAll codes={codes} rows={checkedRows(chosen, choose)}>
        {label}
      </CheckAll>
    )}
  </WithValue>
);

export const states = {
  'no row': withChecked([], 'Marcar todos os livros'),
  'some rows': withChecked(['2'], 'Marcar todos os artigos'),
  'all rows': withChecked(codes, 'Marcar todas as teses'),
};
