import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach, startServer } from '../../testing/server';

const server = serverForEach();

const address = '/meupergamum/troca-usuario';

async function goOnAs(user: Awaited<ReturnType<typeof renderApp>>['user'], login: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Usuário da outra pessoa' }), `  ${login} `);
  await user.click(screen.getByRole('button', { name: /^Continuar/ }));
  await user.click(await screen.findByRole('button', { name: /^Continuar como / }));
}

test('what the other person has to do is not said of the reader', async () => {
  await server.db.loan.updateMany({
    where: { person: { persona_id: 'carla' }, data_devolucao: null },
    data: { data_prevista: new Date('2026-03-08') },
  });
  const app = await renderApp(address, { patron: 'trocas' });
  await goOnAs(app.user, 'carla');
  await screen.findByText(/por Carla$/);
  app.go('/meupergamum/inicio');
  expect(await screen.findAllByText('Até a devolução, nenhum livro é renovado.')).not.toHaveLength(0);
  expect(screen.getByRole('region', { name: 'O que fazer agora' })).not.toHaveTextContent('você');
});

test('what a signature brings about is said of the other person', async () => {
  const { cod_pessoa } = await server.db.person.findUniqueOrThrow({ where: { persona_id: 'trocas' } });
  await server.db.allowedSwitch.create({ data: { cod_pessoa, login_destino: 'nada-consta' } });
  const app = await renderApp(address, { patron: 'trocas' });
  await goOnAs(app.user, 'nada-consta');
  await screen.findByText(/^Agora você está como/);
  app.go('/meupergamum/nada-consta');
  expect(await screen.findByText('Nada consta no nome dela: a declaração pode ser assinada.')).toBeVisible();
  expect(screen.getByText(/^Em nome de /)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Sei que ela não pega livros/ })).not.toBeChecked();
});

test('password and e-mail address are left to the other person, and the other data are not', async () => {
  const app = await renderApp(address, { patron: 'trocas' });
  await goOnAs(app.user, 'carla');
  await screen.findByText(/por Carla$/);
  app.go('/meupergamum/dados-pessoais/senha');
  expect(await screen.findByText('Só a própria pessoa pode mudar isto: volte à sua conta.')).toBeVisible();
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
  app.go('/meupergamum/dados-pessoais');
  const email = await screen.findByRole('textbox', { name: /^E-mail/ });
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveAccessibleDescription('Só a própria pessoa pode mudar isto: volte à sua conta.');
  await app.user.type(screen.getByRole('textbox', { name: /^Profissão/ }), ' e poeta');
  await app.user.click(screen.getByRole('button', { name: /^Salvar dados/ }));
  expect(await screen.findByText('Dados salvos.')).toBeVisible();
});

test('who may act for another person goes on as them, with nothing kept of their own, and comes back', async () => {
  const app = await renderApp('/meupergamum/titulos-pendentes', { patron: 'trocas' });
  expect(await screen.findByText('Como elaborar projetos de pesquisa')).toBeVisible();
  app.go(address);
  await goOnAs(app.user, 'carla');
  await waitFor(() => expect(app.store.getState().session.patron?.user.nome_pessoa).toMatch(/^Carla/));
  expect(server.calls.find(({ path }) => path.endsWith('/troca-usuario'))?.body).toBe('{"usuario":"carla"}');
  expect(await screen.findByText('Raízes do Brasil')).toBeVisible();
  expect(screen.queryByText('Como elaborar projetos de pesquisa')).toBeNull();
  // What cannot be undone is asked in the other one's name.
  app.go('/meupergamum/inicio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Área de Carla' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tomás, por Carla Minha área' })).toBeVisible();
  await app.user.click((await screen.findAllByRole('button', { name: /^Remover meu comentário/ }))[0] as HTMLElement);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Em nome de Carla Nogueira de Vasconcelos.');
  await app.user.click(screen.getByRole('button', { name: 'Manter' }));
  app.go('/meupergamum/renovacao');
  await app.user.click(await screen.findByRole('button', { name: /^Renovar todos/ }));
  const all = await screen.findByRole('dialog', { name: /^Renovar/ });
  expect(all).toHaveTextContent('Em nome de Carla Nogueira de Vasconcelos.');
  await app.user.click(within(all).getByRole('button', { name: 'Voltar' }));
  // The control room acts for nobody.
  await app.user.click(screen.getByRole('button', { name: 'Abrir o painel de demonstração' }));
  await app.user.click(await screen.findByRole('button', { name: 'Recomeçar' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).not.toHaveTextContent('Em nome de');
  await app.user.click(within(asked).getByRole('button', { name: 'Cancelar' }));
  await app.user.click(
    within(screen.getByRole('dialog', { name: 'Demonstração' })).getByRole('button', { name: 'Fechar' }),
  );
  // On every screen, the catalogue's too.
  app.go('/');
  const banner = await screen.findByRole('region', { name: 'Em nome de outra pessoa' });
  expect(banner).toHaveTextContent('Você está agindo por Carla Nogueira de Vasconcelos.');
  expect(within(banner).getByRole('button', { name: 'Voltar a ser Tomás' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Agindo por Carla Nogueira de Vasconcelos'));

  app.go(address);
  expect(await screen.findByText(/^Você está como Carla .* e entrou como Tomás/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Voltar a ser Tomás' }));
  expect((await screen.findAllByText('Como elaborar projetos de pesquisa'))[0]).toBeVisible();
  expect(app.store.getState().session.patron).toMatchObject({ user: { login: 'trocas' }, originalUser: undefined });
  expect(screen.queryByRole('region', { name: 'Em nome de outra pessoa' })).toBeNull();
});

test.each([
  [' ', 'Escreva o usuário.'],
  ['trocas', 'Este usuário é o seu.'],
  ['ana', 'Não há ninguém com esse usuário por quem você possa agir. Confira a grafia.'],
])('the username %j leads nowhere, and it is said why', async (typed, why) => {
  const { user } = await renderApp(address, { patron: 'trocas' });
  await user.type(await screen.findByRole('textbox', { name: 'Usuário da outra pessoa' }), typed);
  await user.click(screen.getByRole('button', { name: /^Continuar/ }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(server.calls.filter(({ path }) => path.endsWith('/troca-usuario'))).toEqual([]);
});

test('the other login of the same person is gone on with, and is marked as the one in use', async () => {
  const app = await renderApp(address, { patron: 'trocas' });
  await app.user.click(
    await screen.findByRole('button', { name: 'Usar o acesso Tomás Ribeiro Evangelista (arquivo)' }),
  );
  await waitFor(() => expect(app.address()).toBe('/meupergamum/inicio'));
  expect(server.calls.find(({ path }) => path.endsWith('/troca-login'))?.body).toMatch(/"base":"ARQUIVO"/);
  app.go(address);
  expect(await screen.findByText('Em uso')).toBeVisible();
});

test('whose session ends while they act for another is asked for their own password', async () => {
  await server.stop();
  Object.assign(server, await startServer({ env: { ACCESS_TOKEN_SECONDS: '60' } }));
  const app = await renderApp(address, { patron: 'trocas' });
  await app.user.type(await screen.findByRole('textbox', { name: 'Usuário da outra pessoa' }), 'carla');
  await app.user.click(screen.getByRole('button', { name: /^Continuar/ }));
  await app.user.click(await screen.findByRole('button', { name: /^Continuar como Carla/ }));
  await waitFor(() => expect(app.store.getState().session.patron?.originalUser?.login).toBe('trocas'));
  await server.db.refreshToken.deleteMany();
  server.advance(61);
  app.go('/meupergamum/dados-pessoais');
  expect(await screen.findByLabelText('Matrícula')).toHaveValue('trocas');
  expect(screen.getByText(/volte à troca de usuário para continuar por Carla/)).toBeVisible();
});
