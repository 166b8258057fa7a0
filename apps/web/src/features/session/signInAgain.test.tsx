import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { sessionApi } from './session.api';
import { giveSizes } from '../../testing/giveSizes';
import { renderInApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { SignInAgain } from './public';

let server: TestServer;
beforeAll(giveSizes);
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startServer({ env: { ACCESS_TOKEN_SECONDS: '60' } });
});
afterEach(() => server.stop());

/** A form that needs a patron to be sent. */
function Note() {
  const [text, setText] = useState('');
  const [ask, { data, isError }] = sessionApi.useLazyGetPersonQuery();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <input aria-label="Recado" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="submit">Enviar</button>
      {data && <p>Enviado por {data.user.nome_pessoa}</p>}
      {isError && <p>Não enviado</p>}
      <SignInAgain />
    </form>
  );
}

async function openExpired() {
  const app = await renderInApp('/acervo/1', <Note />, { patron: 'ana' });
  await app.user.type(screen.getByRole('textbox', { name: 'Recado' }), 'Volto amanhã');
  await server.db.refreshToken.deleteMany();
  server.advance(61);
  await app.user.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByRole('dialog', { name: 'Acesso' });
  return app;
}

describe('a session that ends while a form is filled in', () => {
  test('is taken up again over the screen: the form stays, and what was sent is completed', async () => {
    const app = await openExpired();
    expect(app.store.getState().toasts.map(({ key }) => key)).toEqual(['sessionExpired']);
    expect(sessionStorage.getItem('catalogue.session')).toBeNull();
    expect(await screen.findByLabelText('Matrícula')).toHaveValue('ana');
    // The username is filled in: only the password is missing.
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
    await app.user.keyboard('biblioteca');
    await app.user.click(screen.getByRole('button', { name: /^Entrar/ }));
    expect(await screen.findByText('Enviado por Ana Beatriz Moreira Lage')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Recado' })).toHaveValue('Volto amanhã');
  });

  test('is over when the patron does not sign in again, and nothing is sent', async () => {
    const app = await openExpired();
    await app.user.click(await screen.findByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Não enviado')).toBeVisible();
    expect(app.store.getState().session.patron).toBeNull();
  });
});
