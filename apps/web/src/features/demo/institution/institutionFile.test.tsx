import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();

it('the form takes no file while it is being sent', async () => {
  const { user } = await renderApp('/ajustes');
  await screen.findByRole('textbox', { name: 'Nome da instituição' });
  const field = screen.getByLabelText('Publicar um arquivo');
  const file = Object.assign(new File(['{'], 'my-library.json'), { text: async () => '{' });
  const release = server.pause(/^\/__mock\/library$/);
  await user.type(screen.getByRole('textbox', { name: 'Sigla' }), 'X');
  await user.click(
    within(screen.getByRole('group', { name: 'Publicação' })).getByRole('button', { name: /^Publicar/ }),
  );
  await waitFor(() => expect(field).toHaveAttribute('aria-disabled', 'true'));
  const chosen = jest.fn();
  field.addEventListener('change', chosen);
  await user.upload(field, file);
  expect(chosen).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
  await user.upload(field, file);
  expect(await screen.findByText(/^Isto não é um arquivo da biblioteca/)).toBeVisible();
});
