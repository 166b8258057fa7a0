import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { render } from '../testing/render';
import { Tabs } from './ui/Tabs';
import { inPlace, useScrollRestoration } from './useScrollRestoration';

const scrollTo = (_: number, top: number) => {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
};

function Site() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <main>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <Routes>
        <Route
          path="/"
          element={
            <>
              <Link to="/title">A title</Link>
              <section id="hours" tabIndex={-1} />
            </>
          }
        />
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
});

const open = () =>
  render(
    <MemoryRouter useTransitions={false}>
      <Site />
    </MemoryRouter>,
  );
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a new page begins at its top, and back returns to the place and to the link that was followed', async () => {
  open();
  scrollTo(0, 900);
  await follow('A title');
  expect(window.scrollY).toBe(0);
  scrollTo(0, 300);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(900);
  expect(screen.getByRole('link', { name: 'A title' })).toHaveFocus();
});

test('forward to a page that was left before it was shown begins at its top', async () => {
  render(
    <MemoryRouter useTransitions={false} initialEntries={['/', '/title?of=7']} initialIndex={0}>
      <Site />
    </MemoryRouter>,
  );
  scrollTo(0, 900);
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(window.scrollY).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.scrollY).toBe(900);
});

test('an address that names a part begins there', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  render(
    <MemoryRouter initialEntries={['/title']} useTransitions={false}>
      <Site />
      <Link to={{ pathname: '/', hash: 'hours' }}>Hours</Link>
    </MemoryRouter>,
  );
  await follow('Hours');
  expect(seen).toContain('hours');
  expect(document.getElementById('hours')).toHaveFocus();
});

test('a change of part of a page leaves the reader where they are', async () => {
  open();
  await follow('A title');
  scrollTo(0, 300);
  await follow('MARC');
  expect(window.scrollY).toBe(300);
});

test('a page by address begins at its top; a reload and back return to the place on theirs', async () => {
  const load = () => {
    window.scrollY = 0;
    return render(
      <BrowserRouter useTransitions={false}>
        <Site />
      </BrowserRouter>,
    );
  };
  let page = load();
  scrollTo(0, 600);

  page.unmount();
  window.history.pushState(null, '', '/title');
  page = load();
  expect(window.scrollY).toBe(0);
  scrollTo(0, 200);

  page.unmount();
  page = load();
  expect(window.scrollY).toBe(200);

  page.unmount();
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await isBack;
  load();
  expect(window.scrollY).toBe(600);
});

test('a page that is hidden until the next one has its code is no place to come back to', async () => {
  let code: Promise<void> | null = null;
  const Results = () => {
    if (code) use(code);
    return <Link to="/title">A title</Link>;
  };
  const Title = () => <Link to="/title">Details of this title</Link>;
  function Pages() {
    useScrollRestoration();
    const { pathname } = useLocation();
    const navigate = useNavigate();
    return (
      <main>
        <button onClick={() => void navigate(-1)}>Back</button>
        <Suspense>{pathname === '/' ? <Results /> : <Title />}</Suspense>
      </main>
    );
  }
  render(
    <MemoryRouter useTransitions={false}>
      <Pages />
    </MemoryRouter>,
  );
  await follow('A title');
  let arrive: () => void = () => undefined;
  code = new Promise((resolve) => (arrive = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('Details of this title')).not.toBeVisible();
  arrive();
  expect(await screen.findByRole('link', { name: 'A title' })).toHaveFocus();
});

test('who is led to the tab of a part has it in sight, also when what is above it comes later', async () => {
  // The position of the tab on the page; jsdom has no layout.
  let depth = 1200;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: depth - window.scrollY }) as DOMRect);
  Element.prototype.scrollIntoView = () => scrollTo(0, depth);
  Element.prototype.scrollTo = () => undefined;
  function Pages() {
    useScrollRestoration();
    return (
      <Routes>
        <Route path="/" element={<Link to="/title/cite" state={{ toPart: 'tab' }} children="Cite" />} />
        <Route path="/title/cite" element={<Tabs label="Parts" tabs={[{ to: '/title/cite', text: 'Reference' }]} />} />
      </Routes>
    );
  }
  render(
    <MemoryRouter useTransitions={false}>
      <Pages />
    </MemoryRouter>,
  );
  scrollTo(0, 300);
  await follow('Cite');
  expect(screen.getByRole('link', { name: 'Reference' })).toHaveFocus();
  expect(window.scrollY).toBe(1200);
  depth = 2200;
  document.body.append(document.createElement('p'));
  await waitFor(() => expect(window.scrollY).toBe(2200));
});
