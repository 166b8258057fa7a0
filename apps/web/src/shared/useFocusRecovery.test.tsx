import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing/renderPart';
import { Toasts } from './ui/Toasts';
import { useFocusRecovery } from './useFocusRecovery';

function Page() {
  useFocusRecovery();
  const [rows, setRows] = useState(['first', 'second', 'third']);
  const [toasts, setToasts] = useState([{ id: '1', tone: 'ok' as const, text: 'Done' }]);
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Rows</h1>
        <button>Above</button>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <a href={`#${row}`}>{row}</a>
                <button onClick={() => setRows(rows.filter((other) => other !== row))}>Remove {row}</button>
              </li>
            ))}
          </ul>
        )}
        <button onClick={() => setTimeout(() => setRows([]))}>Remove all</button>
      </main>
      <Toasts toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
}

const open = () => renderPart(<Page />);
const remove = (row: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${row}` }));
const hasFocus = (role: 'link' | 'button', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

test('who removes a thing goes on at the one after it, then at the one before, then at what is beside the list', async () => {
  await open();
  await remove('second');
  await hasFocus('link', 'third');
  await remove('third');
  await hasFocus('button', 'Remove first');
  await remove('first');
  await hasFocus('button', 'Remove all');
});

test('what cannot be given the focus, as in a part that is closed, is passed by', async () => {
  await open();
  // jsdom has no layout: simulates that a browser does not focus a hidden link.
  screen.getByRole('link', { name: 'third' }).focus = () => undefined;
  await remove('second');
  await hasFocus('button', 'Remove third');
});

test('who closes a toast is back where they were', async () => {
  await open();
  screen.getByRole('button', { name: 'Above' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await hasFocus('button', 'Above');
});

test('who left a thing by hand is not brought back when it goes', async () => {
  await open();
  screen.getByRole('link', { name: 'first' }).focus();
  screen.getByRole('link', { name: 'first' }).blur();
  await remove('second');
  await hasFocus('link', 'third');
  (document.activeElement as HTMLElement).blur();
  screen.getByRole('button', { name: 'Remove all' }).click();
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(frame))));
  expect(document.body).toHaveFocus();
});
