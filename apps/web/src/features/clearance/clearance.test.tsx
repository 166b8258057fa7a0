import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

afterEach(() => sessionStorage.clear());

describe('the no-debts declaration', () => {
  test('is refused with every reason, and the way to each', async () => {
    await renderApp('/meupergamum/nada-consta', { patron: 'bruno' });
    expect(await screen.findByText('Agora você não pode emitir o nada consta.')).toBeVisible();
    // Each with what it costs, and the sum.
    expect(await screen.findByRole('heading', { level: 2, name: 'Débitos para pagar: R$ 136,00' })).toBeVisible();
    // Only what the server says is Portuguese in every language.
    const lost = screen.getByText('Carteira perdida');
    expect(lost).toHaveAttribute('lang', 'pt-BR');
    expect(lost.closest('li')).toHaveTextContent('Carteira perdida: R$ 12,00');
    expect(lost.closest('li')).not.toHaveAttribute('lang');
    const overdue = screen.getAllByText('Devolução em atraso').map((what) => what.closest('li')?.textContent);
    expect(overdue).toContain('Devolução em atraso, Cálculo: R$\u00a013,50');
    const book = (await screen.findByRole('link', { name: 'Cálculo' })).closest('li');
    expect(book).toHaveTextContent(/Atrasado desde 1º mar · Biblioteca .*9 dias de atraso · R\$ 13,50 até hoje/);
    expect(screen.getByRole('link', { name: 'Ver débitos' })).toHaveAttribute('href', '/meupergamum/debitos');
    expect(screen.getByRole('link', { name: 'Ver empréstimos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Assinar/ })).not.toBeInTheDocument();
  });

  test('is refused in the server’s words where debts and loans do not arrive', async () => {
    await server.fail(
      { name: 'unexpected-500', endpoint: 'listDebts' },
      { name: 'unexpected-500', endpoint: 'listPendingTitles' },
    );
    await renderApp('/meupergamum/nada-consta', { patron: 'bruno' });
    expect(await screen.findByText('Carteira perdida, R$ 12,00')).toBeVisible();
    expect(screen.getByText('Cálculo, 01/03/2026')).toBeVisible();
  });

  test('is not needed to see how things are: a sheet says so, and nothing changes', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderApp('/meupergamum/nada-consta', { patron: 'nada-consta' });
    await user.click(await screen.findByRole('button', { name: 'Imprimir a situação' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = screen.getByRole('heading', { name: 'Situação em 10 de março de 2026' }).parentElement;
    expect(sheet).toHaveTextContent('Esta folha não é o nada consta');
    expect(sheet).not.toHaveTextContent(/Declara/);
    expect(await server.db.clearance.count()).toBe(0);
  });

  test('is signed by who has read what it brings about, stays in sight, and is mailed', async () => {
    const { user } = await renderApp('/meupergamum/nada-consta', { patron: 'nada-consta' });
    await user.click(await screen.findByRole('button', { name: /^Assinar/ }));
    expect(await screen.findByRole('group', { name: 'Falta acertar 2 campos' })).toHaveFocus();
    expect(screen.getByText(/^Ao assinar, você fica em afastamento/)).toBeVisible();
    expect(server.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/nada-consta'))).toEqual([]);

    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Unidade que você vai deixar' }),
      'Biblioteca Central',
    );
    await user.click(screen.getByRole('checkbox', { name: /^Sei que não pego livros/ }));
    const readsOfAlerts = () => server.calls.filter(({ path }) => path.endsWith('/alertas')).length;
    const before = readsOfAlerts();
    await user.dblClick(screen.getByRole('button', { name: /^Assinar/ }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Declaração assinada: Biblioteca Central' }),
    ).toHaveFocus();
    // An earlier declaration may be what an alert is about.
    await waitFor(() => expect(readsOfAlerts()).toBeGreaterThan(before));
    const [signed] = await server.db.clearance.findMany();
    expect(await server.db.clearance.count()).toBe(1);
    expect(screen.getAllByText(signed?.codigo_autenticidade ?? '')[0]).toBeVisible();
    expect(screen.getAllByText(/^Assinada em 10 de março de 2026/)[0]).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Sei que não pego livros/ })).not.toBeChecked();
    expect(screen.queryByText(/você pode assinar a declaração/)).not.toBeInTheDocument();
    expect(screen.getByText('Se vai deixar também outra unidade, assine para ela aqui.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Biblioteca Central' })).not.toBeInTheDocument());

    // A signed declaration survives a visit to another screen.
    await user.click(screen.getAllByRole('link', { name: /^Afastamentos$/ })[0] as HTMLElement);
    expect(await screen.findByText('Nada consta assinado')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: /^Nada consta$/ })[0] as HTMLElement);
    const recipients = await screen.findByRole('textbox', { name: /^Enviar para os e-mails/ });
    await waitFor(() => expect(recipients).toHaveValue('nada-consta@ufvi.example.org'));
    await user.type(recipients, '; rh@ufvi');
    await user.click(screen.getByRole('button', { name: /^Enviar por e-mail/ }));
    expect(await screen.findByText('Confira o endereço: rh@ufvi')).toBeVisible();
    await user.type(recipients, '.example.org');
    clickTwice(screen.getByRole('button', { name: /^Enviar por e-mail/ }));
    expect(await screen.findByText('Declaração enviada para 2 endereços.')).toBeVisible();
    expect(await server.db.sentMail.count()).toBe(2);
  });

  test('is found again in another tab, and says when it is over', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const signed = { cod_pessoa, cod_biblioteca: 1, codigo_autenticidade: 'K7QF-2M9D-XR4T' };
    await server.db.clearance.create({ data: { ...signed, assinado_em: new Date('2026-02-20T12:00:00Z') } });
    await server.db.clearance.create({
      data: {
        ...signed,
        cod_biblioteca: 3,
        codigo_autenticidade: 'A1B2-C3D4-E5F6',
        assinado_em: new Date('2026-01-05T12:00:00Z'),
      },
    });
    await renderApp('/meupergamum/nada-consta', { patron: 'nada-consta' });
    const declaration = async (unit: string) =>
      (await screen.findByRole('heading', { level: 2, name: `Declaração assinada: ${unit}` })).closest('section');
    expect(await declaration('Biblioteca Central')).toHaveTextContent('Vale até 22/03/2026.');
    expect(await declaration('Biblioteca de Direito')).toHaveTextContent('Venceu em 04/02/2026. Peça outra à unidade.');
    expect(screen.queryByText(/você pode assinar a declaração/)).not.toBeInTheDocument();
  });

  test('leaves its place on paper to the situation of the day once it is over', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const signed = { cod_pessoa, cod_biblioteca: 1, codigo_autenticidade: 'K7QF-2M9D-XR4T' };
    await server.db.clearance.create({ data: { ...signed, assinado_em: new Date('2026-01-05T12:00:00Z') } });
    await renderApp('/meupergamum/nada-consta', { patron: 'nada-consta' });
    expect(await screen.findByText('Venceu em 04/02/2026. Peça outra à unidade.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Situação em 10 de março de 2026' })).toBeInTheDocument();
  });

  test('says that those signed before could not be loaded', async () => {
    await server.fail({ name: 'unexpected-500', endpoint: 'listDeclarations', times: 9 });
    await renderApp('/meupergamum/nada-consta', { patron: 'nada-consta' });
    expect(await screen.findByText(/^Não conseguimos carregar as declarações/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Assinar/ })).toBeVisible();
  });

  test('says that it would be without the CPF while that could not be loaded', async () => {
    await server.fail({ name: 'unexpected-500', endpoint: 'getPersonalData', times: 1 });
    const { user } = await renderApp('/meupergamum/nada-consta', { patron: 'nada-consta' });
    const notice = (await screen.findByText(/^Não conseguimos carregar o seu CPF/)).closest('[role=alert]');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(screen.queryByText(/CPF/)).not.toBeInTheDocument();
  });
});
