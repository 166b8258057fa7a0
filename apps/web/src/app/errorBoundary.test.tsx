import { screen, within } from '@testing-library/dom';
import { Suspense, type ComponentType } from 'react';
import { onDemand } from '../shared/onDemand';
import { renderPart } from '../testing/renderPart';
import { ErrorBoundary } from './ErrorBoundary';

type Load = () => Promise<{ default: ComponentType }>;
const noNetwork: Load = () => Promise.reject(new TypeError('Failed to fetch'));
const comes: Load = () => Promise.resolve({ default: () => <p>The results</p> });

async function show(load: Load) {
  const Part = onDemand(load);
  const on = (resetKey: string) => (
    <ErrorBoundary resetKey={resetKey}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { user, change } = await renderPart(on('/'));
  return { user, go: (address: string) => change(on(address)) };
}

describe('a part of the app that could not be fetched', () => {
  beforeEach(() => {
    // React logs every caught error to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is shown as no contact with the server, and trying again loads it', async () => {
    const load = jest.fn(comes).mockImplementationOnce(noNetwork);
    const { user } = await show(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem contato com o servidor.');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('The results')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is shown as a new version of the catalogue where the server has one', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
    const served = '<script type="module" src="/assets/index-new.js"></script>';
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(served));
    try {
      await show(jest.fn(noNetwork));
      expect(await screen.findByRole('alert')).toHaveTextContent('O catálogo foi atualizado.');
      expect(screen.getByRole('button', { name: 'Carregar a versão nova' })).toBeVisible();
      expect(screen.queryByText(/Sem contato/)).not.toBeInTheDocument();
    } finally {
      fetched.mockRestore();
      document.head.innerHTML = '';
    }
  });

  it('is shown as a lost connection where the server has this version, also on a page whose packages came first', async () => {
    const scripts = ['vendor', 'index'].map((name) => `<script type="module" src="/assets/${name}-1.js"></script>`);
    document.head.innerHTML = scripts.join('');
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(scripts[1]));
    try {
      await show(jest.fn(noNetwork));
      expect(await screen.findByRole('alert')).toHaveTextContent('Sem contato');
    } finally {
      fetched.mockRestore();
      document.head.innerHTML = '';
    }
  });

  it('is shown once where a part beside the screen is missing too, and for that part alone once the screen is there', async () => {
    const [Screen, Aside] = [onDemand(jest.fn(comes).mockImplementationOnce(noNetwork)), onDemand(noNetwork)];
    const on = (resetKey: string) => (
      <>
        <ErrorBoundary resetKey="/" aside>
          <Suspense>
            <Aside />
          </Suspense>
        </ErrorBoundary>
        <main>
          <ErrorBoundary resetKey={resetKey}>
            <Suspense>
              <Screen />
            </Suspense>
          </ErrorBoundary>
        </main>
      </>
    );
    const { change } = await renderPart(on('/'));
    const notice = await within(screen.getByRole('main')).findByRole('alert');
    expect(screen.getAllByRole('alert')).toEqual([notice]);
    change(on('/acervo/1'));
    expect(await screen.findByText('The results')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('is shown as a new version once a later part finds the server with one', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
    const served = '<script type="module" src="/assets/index-new.js"></script>';
    // The server is restarting when the first part is missed.
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    try {
      const [Screen, Aside] = [onDemand(noNetwork), onDemand(noNetwork)];
      const withAside = (isOpen: boolean) => (
        <>
          <main>
            <ErrorBoundary resetKey="/">
              <Suspense>
                <Screen />
              </Suspense>
            </ErrorBoundary>
          </main>
          <ErrorBoundary resetKey="/" aside>
            <Suspense>{isOpen && <Aside />}</Suspense>
          </ErrorBoundary>
        </>
      );
      const { change } = await renderPart(withAside(false));
      expect(await screen.findByText(/^Sem contato/)).toBeVisible();
      fetched.mockImplementation(async () => new Response(served));
      change(withAside(true));
      expect(await within(screen.getByRole('main')).findByText(/^O catálogo foi atualizado\./)).toBeVisible();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    } finally {
      fetched.mockRestore();
      document.head.innerHTML = '';
    }
  });

  it('comes by itself at another address', async () => {
    const { go } = await show(jest.fn(comes).mockImplementationOnce(noNetwork));
    await screen.findByRole('alert');
    go('/acervo/1');
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it('breaks nothing when it was only being fetched early', async () => {
    await expect(onDemand(noNetwork).begin()).resolves.toBeUndefined();
  });
});

test('what breaks in the browser is shown as that', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('A defect.');
  };
  await renderPart(
    <ErrorBoundary resetKey="/">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo não saiu como devia.');
  jest.restoreAllMocks();
});
