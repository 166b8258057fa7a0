import { screen, waitFor, within } from '@testing-library/dom';
import { draftOf, saveDraft } from '../../shared/drafts';
import { titlesPutIn } from '../basket/basketState';
import { readBasket } from '../basket/storedBasket';
import { saveWanted } from '../basket/wantedForGood';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

type App = Awaited<ReturnType<typeof renderApp>>;
const user = () => screen.getByRole('textbox', { name: 'Matrícula' });
const password = () => screen.getByLabelText('Senha');
const enter = () => screen.getByRole('button', { name: /^Entrar/ });

async function openLogin(address = '/login') {
  const app = await renderApp(address);
  await screen.findByRole('textbox', { name: 'Matrícula' });
  return app;
}
async function fillIn(app: App, login: string, secret = 'biblioteca') {
  await app.user.clear(user());
  await app.user.type(user(), login);
  await app.user.clear(password());
  await app.user.type(password(), secret);
  await app.user.click(enter());
}
/** Mocks the reply to the token call. */
function answerTokens(status: number, body: object) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/oauth/token') && String(init?.body).includes('grant_type=password')
      ? Promise.resolve(new Response(JSON.stringify(body), { status }))
      : fetch(input, init);
}

describe('a refused sign-in', () => {
  test('names the login as the institution does, keeps what was typed, and leads to the first field', async () => {
    const app = await openLogin();
    await fillIn(app, 'ana', 'errada');
    expect(await screen.findByRole('alert')).toHaveTextContent('Matrícula ou senha não conferem.');
    await waitFor(() => expect(user()).toHaveFocus());
    expect(user()).toHaveValue('ana');
    expect(password()).toHaveValue('errada');
    expect(app.store.getState().session.patron).toBeNull();
  });

  test('after too many attempts asks to wait', async () => {
    const app = await openLogin();
    for (let attempt = 0; attempt < 6; attempt++) {
      await fillIn(app, 'ana', 'errada');
      await waitFor(() => expect(enter()).not.toHaveAttribute('aria-busy'));
    }
    expect(await screen.findByText('Muitas tentativas seguidas. Espere um minuto e tente de novo.')).toBeVisible();
  });

  test('of a blocked account says where to go', async () => {
    const app = await openLogin();
    await fillIn(app, 'bloqueado');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sua senha foi bloqueada por segurança.');
  });

  test('with a sentence of the server shows that sentence', async () => {
    const app = await openLogin();
    answerTokens(422, { message: 'Atualize sua senha no sistema acadêmico.' });
    await fillIn(app, 'ana');
    expect(await screen.findByRole('alert')).toHaveTextContent('Atualize sua senha no sistema acadêmico.');
  });

  test('is not even sent with an empty field, which is named', async () => {
    const app = await openLogin();
    await app.user.type(user(), 'ana');
    await app.user.click(enter());
    expect(password()).toHaveAccessibleDescription('Preencha este campo para entrar.');
    expect(password()).toHaveFocus();
    expect(app.store.getState().announcement).toBe('');
    // With the focus in the field already, nothing would be read.
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.store.getState().announcement).toBe('Preencha este campo para entrar.'));
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the sign-in form', () => {
  test('shows the password when asked', async () => {
    const app = await openLogin();
    await app.user.type(password(), 'biblioteca');
    expect(password()).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  test('keeps the session beyond the tab only when asked to', async () => {
    const app = await openLogin();
    await app.user.click(screen.getByRole('checkbox', { name: 'Manter conectado neste aparelho' }));
    await fillIn(app, 'ana');
    await waitFor(() => expect(localStorage.getItem('catalogue.session')).not.toBeNull());
    expect(sessionStorage.getItem('catalogue.session')).toBeNull();
  });
});

describe('where a sign-in leads', () => {
  test('back to the screen that asked for it', async () => {
    const app = await openLogin('/login?redirect=/meupergamum/titulos-pendentes');
    await fillIn(app, 'ana');
    expect(await screen.findByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
    expect(app.address()).toBe('/meupergamum/titulos-pendentes');
  });

  test.each(['//outro.example', 'https://outro.example/meupergamum', '/\\outro.example'])(
    'never to another site: %s',
    async (redirect) => {
      const app = await openLogin(`/login?redirect=${encodeURIComponent(redirect)}`);
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Direcionar para' }), 'Catálogo on-line');
      await fillIn(app, 'ana');
      await waitFor(() => expect(app.address()).toBe('/'));
    },
  );

  test('to the catalogue when the patron chooses it', async () => {
    const app = await openLogin();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Direcionar para' }), 'Catálogo on-line');
    await fillIn(app, 'ana');
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  test('nowhere else for who is signed in already', async () => {
    const { address } = await renderApp('/login?redirect=/meupergamum/titulos-pendentes', { patron: 'ana' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
    expect(address()).toBe('/meupergamum/titulos-pendentes');
  });
});

test('signing out by its address forgets the session and goes home', async () => {
  const { store, address } = await renderApp('/sair', { patron: 'ana' });
  await waitFor(() => expect(address()).toBe('/'));
  expect(store.getState().session.patron).toBeNull();
  await waitFor(() => expect(sessionStorage.getItem('catalogue.session')).toBeNull());
});

test('signing out ends the session at the server too, and does not wait for it', async () => {
  const app = await renderApp('/', { patron: 'ana' });
  const token = app.store.getState().session.patron?.credentials.token ?? '';
  await app.user.click(await screen.findByRole('button', { name: 'Sair' }));
  expect(app.store.getState().session.patron).toBeNull();
  await waitFor(async () => {
    const reply = await fetch('/api/pessoas', { headers: { authorization: `Bearer ${token}` } });
    expect(reply.status).toBe(401);
  });
});

test('signing out says what was erased and what stays, and the basket can go too', async () => {
  const app = await renderApp('/', { patron: 'ana' });
  app.store.dispatch(titlesPutIn([{ cod_acervo: '1', descricao: 'Cálculo' }]));
  app.store.dispatch(titlesPutIn([{ cod_acervo: '2', descricao: 'Álgebra', ofPatron: true }]));
  localStorage.setItem('catalogue.library', '{"library":{"codigo":"1","descricao":"Biblioteca Central"}}');
  await saveDraft('1', 'request', 'Um pedido que não foi enviado');
  await app.user.click(await screen.findByRole('button', { name: 'Sair' }));
  const told = (await screen.findByText('Você saiu.')).closest('[role=status]') as HTMLElement;
  expect(told).toHaveTextContent('Na cesta fica o que já estava nela: 1 título, sem o seu nome.');
  await app.user.click(within(told).getByRole('button', { name: 'Esvaziar também a cesta' }));
  expect(await screen.findByText('Nada seu ficou aqui.')).toBeVisible();
  expect(localStorage.getItem('catalogue.library')).toBeNull();
  expect(draftOf('1', 'request')).toBe('');
  expect(app.store.getState().basket).toEqual([]);
  await app.user.click(screen.getByRole('link', { name: 'Entrar de novo' }));
  expect(app.address()).toBe('/login');
  await app.user.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(screen.queryByText('Você saiu.')).toBeNull();
});

test('signing out leaves neither the addresses that were read nor what was to be kept', async () => {
  const stored = (name: string) => sessionStorage.getItem(`catalogue.${name}`) ?? '';
  const app = await renderApp('/meupergamum/titulos-pendentes', { patron: 'ana' });
  (await screen.findByRole('link', { name: 'Redes de computadores' })).focus();
  window.dispatchEvent(new Event('pagehide'));
  saveWanted(['94']);
  expect(stored('places')).toContain('/acervo/');
  await app.user.click(screen.getAllByRole('button', { name: 'Sair' })[0] as HTMLElement);
  expect(await screen.findByText('Você saiu.')).toBeVisible();
  expect([stored('places'), stored('guardar')]).toEqual(['', '']);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored('places')).not.toMatch(/acervo|meupergamum/);
});

test('what a patron puts into baskets and ticks goes with the sign-out, in the browser’s storage too', async () => {
  const app = await renderApp('/?termo_pesquisa=calculo', { patron: 'ana' });
  app.store.dispatch(titlesPutIn([{ cod_acervo: '999', descricao: 'De quem passou antes' }]));
  await app.user.click(await screen.findByRole('checkbox', { name: 'Selecionar Cálculo' }));
  const selection = await screen.findByRole('group', { name: 'Títulos selecionados' });
  await app.user.click(within(selection).getByRole('button', { name: /cesta/i }));
  await waitFor(() => expect(app.store.getState().basket).toHaveLength(2));
  await app.user.click(screen.getByRole('button', { name: 'Sair' }));
  const told = (await screen.findByText('Você saiu.')).closest('[role=status]') as HTMLElement;
  expect(told).toHaveTextContent('o que você pôs em cestas depois de entrar');
  const codes = (basket: readonly { cod_acervo: string }[]) => basket.map(({ cod_acervo }) => cod_acervo);
  expect(codes(app.store.getState().basket)).toEqual(['999']);
  expect(app.store.getState().selection.codes).toEqual([]);
  await waitFor(async () => expect(codes(await readBasket())).toEqual(['999']));
});

test('signing out works where the server knows of no such call', async () => {
  const app = await renderApp('/', { patron: 'ana' });
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/oauth/revoke') ? new Response('', { status: 404 }) : real(input, init);
  await app.user.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(app.store.getState().session.patron).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  globalThis.fetch = real;
});
