import { screen, waitFor, within } from '@testing-library/dom';
import { personalScreens } from '../../app/personalScreens';
import { paths, type AreaSlug } from '../../shared/paths';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { currentEntry, menuGroups, menuScreens, tabsAt, type MenuSlug } from './menu';

const server = serverForEach();

const personalArea = 8;
const closed = () => screen.findByRole('heading', { level: 1, name: 'Sua área não está aberta' });
const home = () => screen.findByRole('heading', { level: 1, name: 'Oi, Ana' });

describe('the personal area', () => {
  test('of a patron without its activity is closed, with the way back to the catalogue', async () => {
    await server.db.activity.update({ where: { codigo: personalArea }, data: { existe: false } });
    await server.db.permission.deleteMany({ where: { cod_atividade: personalArea } });
    const { user, address } = await renderApp('/meupergamum/titulos-pendentes', { patron: 'ana' });
    expect(await closed()).toBeVisible();
    expect(server.calls.filter(({ path }) => path.includes('/emprestimo/'))).toEqual([]);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Pesquisar no acervo' }));
    expect(address()).toBe('/');
  });

  test('is open by the patron’s own activity, or by one that everybody has', async () => {
    await server.db.activity.update({ where: { codigo: personalArea }, data: { existe: false } });
    await renderApp('/meupergamum', { patron: 'ana' });
    expect(await home()).toBeVisible();
  });
});

describe('the menu of the personal area', () => {
  const column = async () => {
    const link = await screen.findByRole('link', { name: /^Meus dados$/ });
    return link.closest('nav') as HTMLElement;
  };
  const entry = (menu: HTMLElement, name: RegExp) => within(menu).getByRole('link', { name });

  test('says where one is and what waits', async () => {
    const { user, address } = await renderApp('/meupergamum/historico-emprestimos', { patron: 'ana' });
    const menu = await column();
    expect(entry(menu, /^Empréstimos$/)).toHaveAttribute('aria-current', 'true');
    expect(await within(menu).findByRole('link', { name: 'Reservas, 1 pronta para retirar' })).toBeVisible();
    // The tabs say how many there are.
    const tabs = within(await screen.findByRole('navigation', { name: 'Partes de Empréstimos' }));
    expect(await tabs.findByRole('link', { name: 'Comigo 5' })).toBeVisible();
    expect(tabs.getByRole('link', { name: 'Reservas 2' })).toBeVisible();
    await user.click(entry(menu, /^Reservas/));
    expect(address()).toBe('/meupergamum/reservas');
    await waitFor(() => expect(entry(menu, /^Reservas/)).toHaveAttribute('aria-current', 'page'));
    expect(entry(menu, /^Empréstimos$/)).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reservas' })).toHaveFocus());
  });

  test('has one entry for every screen that there is (add a new one to menu.ts)', () => {
    const entries = Object.keys(menuScreens) as MenuSlug[];
    expect(menuGroups.flat().sort()).toEqual([...entries].sort());
    for (const slug of Object.keys(personalScreens) as AreaSlug[]) {
      const marked = entries.filter((entry) => currentEntry(entry, paths.area(slug)));
      expect([slug, marked]).toEqual([slug, [expect.any(String)]]);
    }
    expect(currentEntry('solicitacoes', '/meupergamum/comutacao')).toBe('true');
    expect(currentEntry('reservas', '/meupergamum/historico-reservas')).toBe('true');
    expect(currentEntry('dados-pessoais', '/meupergamum/privacidade')).toBe('true');
    expect(currentEntry('alertas', '/meupergamum/alertas/passados')).toBe('true');
    expect(tabsAt('/meupergamum/historico-emprestimos/')).toEqual(tabsAt('/meupergamum/historico-emprestimos'));
    expect(currentEntry('titulos-pendentes', '/meupergamum/historico-emprestimos/')).toBe('true');
  });

  test('leads to a form by the tabs of its entry, which say where it belongs', async () => {
    const { user, address } = await renderApp('/meupergamum/inicio', { patron: 'ana' });
    await user.click(entry(await column(), /^Pedidos$/));
    const tabs = within(await screen.findByRole('navigation', { name: 'Partes de Pedidos' }));
    await user.click(tabs.getByRole('link', { name: 'Novo pedido' }));
    await user.click(await screen.findByRole('link', { name: 'Levantamento bibliográfico' }));
    expect(address()).toBe('/meupergamum/levantamento');
    await screen.findByRole('heading', { level: 1, name: 'Levantamento bibliográfico' });
    expect(screen.getByRole('link', { name: 'Novo pedido' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Solicitações' })).not.toHaveAttribute('aria-current');
  });

  test('folds to its drawings, and stands so at the next visit', async () => {
    const { user } = await renderApp('/meupergamum/reservas', { patron: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('catalogue.area') ?? '{}')).toEqual({ tema: 'neo', menuAberto: false });
    expect(document.getElementById('mp-root')).toHaveAttribute('data-tema', 'neo');
    expect(entry(await column(), /^Meus dados$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  });

  test('has its daily screens in the bar of a phone, the card among them, and the search first in the drawer', async () => {
    const { user, address } = await renderApp('/meupergamum/reservas', { patron: 'ana' });
    const more = await screen.findByRole('button', { name: /^Mais/ });
    const bar = more.closest('nav') as HTMLElement;
    const names = within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent.replace(/\d.*/, ''));
    expect(names).toEqual(['Início', 'Empréstimos', 'Carteira', 'Reservas']);
    await waitFor(() => expect(more).toHaveAccessibleName(/alerta/));
    await user.click(more);
    const drawer = await screen.findByRole('dialog', { name: 'Minha área' });
    const [first] = within(drawer).getAllByRole('link');
    expect(first).toHaveTextContent('Pesquisar no acervo');
    await user.click(first as HTMLElement);
    expect(address()).toBe('/');
  });

  test('is a drawer on a phone, which closes when one follows an entry', async () => {
    const { user, address } = await renderApp('/meupergamum/reservas', { patron: 'ana' });
    await user.click(await screen.findByRole('button', { name: /^Mais/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Minha área' });
    await user.click(within(drawer).getByRole('link', { name: /^Nada consta$/ }));
    expect(address()).toBe('/meupergamum/nada-consta');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Nada consta' })).toHaveFocus());
  });
});

describe('the first screen of the personal area', () => {
  const card = async (name: string) =>
    (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement;

  test('sums up the situation in one sentence, and shows each fact once, with one renewal for each loan', async () => {
    const { user } = await renderApp('/meupergamum', { patron: 'ana' });
    expect(
      await screen.findByText(
        'Um livro vence amanhã, uma reserva espera por você, um pedido seu está pronto e um interesse termina em breve.',
      ),
    ).toBeVisible();
    const now = within(await card('O que fazer agora'));
    const later = within(await card('Para devolver depois'));
    // Clients that read the page look for these, one for each loan, in the same order.
    const names = [...document.querySelectorAll('span[id^=tit-]')].map((name) => name.textContent);
    const buttons = screen.getAllByTitle('Renovar');
    expect(names).toHaveLength(5);
    expect(new Set(names).size).toBe(5);
    expect(buttons.map((button) => button.getAttribute('aria-label')?.replace(/^Renovar[^:]*: /, ''))).toEqual(names);
    expect(later.getByText('Reservado por outra pessoa. Devolva até 14 mar.')).toBeVisible();
    expect(later.queryByText('Redes de computadores')).not.toBeInTheDocument();
    const waiting = within(await card('Na fila'));
    expect(waiting.queryByText('Clube da Esquina')).not.toBeInTheDocument();
    expect(within(await card('Alertas')).queryByText(/Clube da Esquina|Redes de comp/)).not.toBeInTheDocument();
    await user.click(now.getByRole('button', { name: /^Renovar · \+\d+\sdias: Redes de computadores$/ }));
    expect(await screen.findByText(/Redes de computadores renovado com sucesso/)).toBeVisible();
    expect(await screen.findByText(/^Uma reserva espera por você, um pedido seu está pronto e /)).toBeVisible();
    const renewed = (await later.findByText('Redes de computadores')).closest('li');
    expect(renewed).toHaveTextContent('1 de 5 renovações');
  });

  test('lists what to do now: what, by when, at what cost, with one button each', async () => {
    const { user } = await renderApp('/meupergamum', { patron: 'ana' });
    const list = within(await card('O que fazer agora'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(
        /^jáReceber.*A biblioteca já tem o que você pediu\. Fale com ela para receber\.Ver o pedido$/,
      ),
      expect.stringMatching(
        /^11 marDevolver ou renovarRedes de computadoresVence amanhã, 11 mar.*Depois de 11 mar, R\$\s1,50 por dia\.Renovar · \+\d+\sdias.*Novo prazo: /,
      ),
      expect.stringMatching(
        /^1\d marRetirarClube da EsquinaEspera até 1\d mar.*Depois disso, a reserva termina\.Abrir a carteira$/,
      ),
      expect.stringMatching(/^1\d marEstender.*Sem isso, os avisos de títulos novos param\.Estender$/),
    ]);
    await user.click(list.getByRole('button', { name: /^Renovar · \+\d+\sdias: Redes de computadores$/ }));
    expect(await screen.findByText(/Redes de computadores renovado com sucesso/)).toBeVisible();
    await waitFor(() => expect(list.queryByText('Devolver ou renovar')).not.toBeInTheDocument());
  });

  test('says days, cost so far and cost per day of each late book, where it goes, and that it stops renewals', async () => {
    await renderApp('/meupergamum', { patron: 'bruno' });
    const list = within(await card('O que fazer agora'));
    expect((await list.findAllByText(/^R\$ [\d,]+ até hoje, mais R\$ 1,50 por dia\.$/)).length).toBeGreaterThan(0);
    expect(list.getAllByText(/^\d+ dias? de atraso$/).length).toBeGreaterThan(0);
    expect(list.getAllByText('Até devolver, você não renova livros.').length).toBeGreaterThan(0);
    const [where] = list.getAllByRole('link', { name: /^Onde devolver: / });
    expect(where).toHaveAttribute('href', '/#horarios');
    const [renew] = list.getAllByRole('button', { name: /^Renovar: / });
    expect(renew).toHaveAttribute('aria-disabled', 'true');
    expect(renew).toHaveAccessibleDescription('Está em atraso. Devolva o livro na biblioteca.');
    // His one alert says the same: the card would be empty.
    expect(await screen.findByRole('heading', { level: 2, name: 'Meus comentários' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'Alertas' })).not.toBeInTheDocument();
  });

  test('does not say that all is well while a requested copy waits, nor before it knows', async () => {
    await server.db.loanRequest.create({
      data: {
        person: { connect: { persona_id: 'nada-consta' } },
        title: { connect: { cod_acervo: (await server.db.title.findFirstOrThrow()).cod_acervo } },
        biblioteca_origem: 1,
        biblioteca_recebimento: 1,
        telefone: '',
        email: 'x@example.org',
        status: '3',
        data: new Date('2026-03-09T12:00:00Z'),
      },
    });
    await server.fail({ name: 'unexpected-500', endpoint: 'listLoanRequests', times: 1 });
    const { user } = await renderApp('/meupergamum', { patron: 'nada-consta' });
    const list = within(await card('O que fazer agora'));
    expect(await list.findByText('Não conseguimos ver os seus pedidos de empréstimo.')).toBeVisible();
    expect(screen.queryByText('Tudo em dia.')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Um pedido seu está pronto.')).toBeVisible();
    expect(list.getByText('Retirar')).toBeVisible();
  });

  test('does not say that all is well to who is away from a unit', async () => {
    await server.db.deviation.create({
      data: {
        person: { connect: { persona_id: 'nada-consta' } },
        cod_biblioteca: 1,
        motivo: 'Nada consta assinado',
        origem: 'nada_consta',
        data_inicio: new Date('2026-03-10'),
      },
    });
    await renderApp('/meupergamum', { patron: 'nada-consta' });
    expect(await screen.findByText('Um afastamento está em vigor.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver afastamentos' })).toHaveAttribute('href', '/meupergamum/afastamentos');
  });

  test('does not say that all is well before it knows the debts, and knows them when it tries again', async () => {
    await server.fail({ name: 'unexpected-500', endpoint: 'listDebts', times: 1 });
    const { user } = await renderApp('/meupergamum', { patron: 'nada-consta' });
    const list = within(await card('O que fazer agora'));
    expect(await list.findByText('Não conseguimos ver os seus débitos.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Alertas' })).toBeVisible();
    expect(screen.queryByText('Tudo em dia.')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Tudo em dia.')).toBeVisible();
    expect(list.getByText('Nada a fazer agora. Boa leitura.')).toBeVisible();
  });

  test('lets one remove an own comment, after asking', async () => {
    const { user } = await renderApp('/meupergamum', { patron: 'ana' });
    const comments = within(await card('Meus comentários'));
    expect(await comments.findByRole('link', { name: 'Torto arado' })).toBeVisible();
    const text = 'Ainda na metade, mas já recomendo.';
    await user.click(within(comments.getByText(text).closest('li') as HTMLElement).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Remover comentário' }));
    await waitFor(() => expect(comments.queryByText(text)).not.toBeInTheDocument());
    expect(comments.getByRole('link', { name: 'Dom Casmurro' })).toBeVisible();
  });
});
