import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { renderPart } from '../testing/renderPart';
import { checkedRows } from './checkedRows';
import { CheckAll } from './ui/CheckAll';

function List() {
  const [chosen, choose] = useState<readonly string[]>(['other page']);
  const rows = checkedRows(chosen, choose);
  return (
    <>
      <CheckAll codes={['a', 'b']} rows={rows}>
        all of this page
      </CheckAll>
      <button onClick={() => rows.toggle('b')}>b</button>
      <output>{rows.chosen.join()}</output>
    </>
  );
}

test('the tick of a page checks and unchecks its rows only, and shows when some of them are checked', async () => {
  const { user } = await renderPart(<List />);
  const all = screen.getByRole('checkbox');
  expect(all).not.toBePartiallyChecked();
  await user.click(screen.getByRole('button'));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getByRole('status')).toHaveTextContent('other page,b,a');
  expect(all).toBeChecked();
  await user.click(screen.getByRole('button'));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  await user.click(all);
  expect(screen.getByRole('status')).toHaveTextContent(/^other page$/);
});
