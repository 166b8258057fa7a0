import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();
const name = () => screen.findByRole('textbox', { name: 'Nome da instituição' });
const bar = () => within(screen.getByRole('group', { name: 'Publicação' }));

test('what is not published is still in the form after another page, on top of what others have published', async () => {
  const { user, go } = await renderApp('/ajustes');
  await user.clear(await name());
  await user.type(await name(), 'Universidade Nova');
  const leave = async () => {
    go('/cesta');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nome da instituição' })).toBeNull());
  };
  await leave();
  await server.put('/__mock/library', { instituicao: { sigla: 'UFV2' } });
  go('/ajustes');
  expect(await name()).toHaveValue('Universidade Nova');
  expect(screen.getByRole('textbox', { name: 'Sigla' })).toHaveValue('UFV2');
  expect(bar().getByRole('status')).toHaveTextContent('1 mudança por publicar · Nome da instituição');

  await user.click(bar().getByRole('button', { name: 'Desfazer tudo' }));
  await leave();
  go('/ajustes');
  expect(await name()).toHaveValue('Universidade Federal do Vale do Ipê');
  expect(bar().getByRole('status')).toHaveTextContent('Nada por publicar');
});
