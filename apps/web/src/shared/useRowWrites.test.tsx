import { screen, waitFor } from '@testing-library/dom';
import { clickTwice } from '../testing/clickTwice';
import { renderPart } from '../testing/renderPart';
import { useRowWrites } from './useRowWrites';

interface Row {
  code: string;
  due: string;
}
const sent: string[][] = [];
let reply: () => void = () => undefined;

function List({ rows }: { rows: Row[] }) {
  const { write, outcomes, original, isWriting, resetPlaces } = useRowWrites<Row, string>(({ code }) => code);
  const send = async (some: readonly Row[]) => {
    sent.push(some.map(({ code }) => code));
    await new Promise<void>((resolve) => (reply = resolve));
    return { outcomes: Object.fromEntries(some.map(({ code }) => [code, 'done'])) };
  };
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.code} aria-busy={isWriting(row)}>
            {row.code} {original(row).due} {outcomes[row.code]}
          </li>
        ))}
      </ul>
      <button onClick={() => void write(rows.slice(0, 1), send)}>first</button>
      <button onClick={() => void write(rows, send)}>all</button>
      <button onClick={resetPlaces}>reset</button>
    </>
  );
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a row under way is not sent again, and a written one keeps its place until the places are reset', async () => {
  const { user, change } = await renderPart(
    <List
      rows={[
        { code: 'a', due: '1' },
        { code: 'b', due: '2' },
      ]}
    />,
  );
  clickTwice(screen.getByRole('button', { name: 'first' }));
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true');
  const replyToFirst = reply;
  await user.click(screen.getByRole('button', { name: 'all' }));
  expect(sent).toEqual([['a'], ['b']]);
  replyToFirst();
  await waitFor(() => expect(shown()).toEqual(['a 1 done', 'b 2 ']));
  change(
    <List
      rows={[
        { code: 'a', due: '9' },
        { code: 'b', due: '2' },
      ]}
    />,
  );
  expect(shown()).toEqual(['a 1 done', 'b 2 ']);
  await user.click(screen.getByRole('button', { name: 'reset' }));
  expect(shown()).toEqual(['a 9 done', 'b 2 ']);
});
