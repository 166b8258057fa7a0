import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { inPlace, useScrollRestoration } from './useScrollRestoration';

const scrollTo = (_: number, top: number) => {
  window.scrollY = top;
  fireEvent.scroll(window);
};

function Site() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <main>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Routes>
        <Route path="/" element={<Link to="/title">A title</Link>} />
        <Route
          path="/title"
          element={
            <Link to="?tab=marc" state={inPlace}>
              MARC
            </Link>
          }
        />
      </Routes>
    </main>
  );
}

beforeEach(() => {
  window.scrollTo = scrollTo as typeof window.scrollTo;
  window.scrollY = 0;
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
});

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a new page begins at its top, and back returns to the place and to the link that was followed', async () => {
  scrollTo(0, 900);
  await follow('A title');
  expect(window.scrollY).toBe(0);
  scrollTo(0, 300);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(900);
  expect(screen.getByRole('link', { name: 'A title' })).toHaveFocus();
});

test('a change of part of a page leaves the reader where they are', async () => {
  await follow('A title');
  scrollTo(0, 300);
  await follow('MARC');
  expect(window.scrollY).toBe(300);
});
