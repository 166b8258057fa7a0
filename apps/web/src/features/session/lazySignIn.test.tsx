import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { browserNavigation } from '../../shared/browserNavigation';
import { selectPatron } from '../../shared/session';
import { giveSizes } from '../../testing/giveSizes';
import { renderInApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { SignInDialog, SignInHere } from './public';

let server: TestServer;
beforeAll(giveSizes);
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startServer();
});
afterEach(() => server.stop());

const signIn = async ({ user }: Awaited<ReturnType<typeof renderInApp>>) => {
  await user.type(await screen.findByRole('textbox', { name: 'Matrícula' }), 'ana');
  await user.type(screen.getByLabelText('Senha'), 'biblioteca');
  await user.click(screen.getByRole('button', { name: /^Entrar/ }));
};

function Hold() {
  const patron = useSelector(selectPatron);
  return patron ? <p>Reserva de {patron.user.nome_pessoa}</p> : <SignInHere title="Entre para reservar" />;
}

function Comment({ onSent }: { onSent: () => void }) {
  const [isAsked, setAsked] = useState(true);
  return <SignInDialog isOpen={isAsked} onClose={() => setAsked(false)} onSignedIn={onSent} />;
}

test('a sign-in inside a screen has no "Direcionar para" and goes on where the patron was', async () => {
  const app = await renderInApp('/acervo/1/reserva', <Hold />);
  expect(await screen.findByRole('heading', { name: 'Entre para reservar' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Direcionar para' })).toBeNull();
  await signIn(app);
  expect(await screen.findByText('Reserva de Ana Beatriz Moreira Lage')).toBeVisible();
  expect(app.address()).toBe('/acervo/1/reserva');
});

describe('the modal "Acesso"', () => {
  test('with activity 107 closes, and what was interrupted goes on', async () => {
    const onSent = jest.fn();
    const app = await renderInApp('/acervo/1', <Comment onSent={onSent} />);
    expect(await screen.findByRole('dialog', { name: 'Acesso' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Matrícula' })).toHaveFocus());
    expect(screen.queryByRole('combobox', { name: 'Direcionar para' })).toBeNull();
    await signIn(app);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('without activity 107 reads the page anew, signed in', async () => {
    await server.db.activity.update({ where: { codigo: 107 }, data: { existe: false } });
    const reload = jest.spyOn(browserNavigation, 'reload').mockReturnValue();
    const onSent = jest.fn();
    const app = await renderInApp('/acervo/1', <Comment onSent={onSent} />);
    await signIn(app);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('catalogue.session')).not.toBeNull();
    expect(onSent).not.toHaveBeenCalled();
  });
});
