import { describeLinks, type LinkDescription, type MarcRecord } from '@catalogue/domain';
import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Partes do registro' }))
    .getAllByRole('link')
    .map((link) => link.textContent.trim());

test('a title has the tabs that it allows, and no others', async () => {
  const [plain] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
    SELECT cod_acervo FROM acervo a WHERE NOT EXISTS (SELECT 1 FROM kardex k WHERE k.cod_acervo = a.cod_acervo)
       AND NOT EXISTS (SELECT 1 FROM sumario s WHERE s.cod_acervo = a.cod_acervo)
       AND NOT EXISTS (SELECT 1 FROM armazem_item i WHERE i.cod_acervo = a.cod_acervo) ORDER BY cod_acervo LIMIT 1`;
  await renderApp(`/acervo/${plain?.cod_acervo}`);
  await waitFor(() => expect(tabs()).toContain('MARC'));
  for (const absent of ['Coleção', 'Sumário', 'Sumários', 'Acervo fechado']) expect(tabs()).not.toContain(absent);
});

test('the use of a title is shown by year, as bars and as numbers', async () => {
  const [used] = await server.db.$queryRaw<{ cod_acervo: number; ano: number }[]>`
    SELECT cod_acervo, min(ano) AS ano FROM acervo_estatistica GROUP BY cod_acervo
    HAVING count(DISTINCT ano) > 1 ORDER BY cod_acervo LIMIT 1`;
  const { user, address } = await renderApp(`/acervo/${used?.cod_acervo}/dados-estatisticos`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ano' }), String(used?.ano));
  expect(address()).toBe(`/acervo/${used?.cod_acervo}/dados-estatisticos?ano=${used?.ano}`);
  expect(await screen.findByRole('img', { name: new RegExp(`^Empréstimos em ${used?.ano}: jan, \\d+`) })).toBeVisible();
  expect(within(screen.getByRole('table', { name: `Empréstimos em ${used?.ano}` })).getAllByRole('row')).toHaveLength(
    13,
  );
});

describe('the closed collection', () => {
  const kept = async () => {
    const [item] = await server.db.$queryRaw<{ cod_acervo: number; cod_biblioteca: number }[]>`
      SELECT cod_acervo, cod_biblioteca FROM armazem_item WHERE disponivel AND volume = '1' ORDER BY id LIMIT 1`;
    return item?.cod_acervo ?? 0;
  };

  test('sets aside what a patron asks for', async () => {
    const { user } = await renderApp(`/acervo/${await kept()}/acervo-fechado`, { patron: 'nada-consta' });
    const [box] = await screen.findAllByRole('checkbox', { name: /volume 1$/ });
    if (!box) throw new Error('There is a first volume.');
    const [ask] = screen.getAllByRole('button', { name: /^Pedir itens/ });
    expect(ask).toHaveAccessibleDescription('Escolha ao menos um item acima.');
    await user.click(box);
    clickTwice(screen.getByRole('button', { name: /^Pedir 1 item/ }));
    expect(
      await screen.findByText(/^Pedido \d+ registrado\. A biblioteca separa os itens por 7 dias\.$/),
    ).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /volume 1$/ })[0]).toBeDisabled());
    expect(server.calls.filter(({ path }) => path.includes('/gravar-armazem'))).toHaveLength(1);
  });

  test('keeps the choice of a visitor in the address', async () => {
    const { user, address } = await renderApp(`/acervo/${await kept()}/acervo-fechado`);
    const [box] = await screen.findAllByRole('checkbox', { name: /volume 1$/ });
    if (!box) throw new Error('There is a first volume.');
    await user.click(box);
    expect(new URLSearchParams(address().split('?')[1]).getAll('item')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Entrar para pedir 1 item/ }));
    expect(await screen.findByRole('dialog', { name: 'Acesso' })).toBeVisible();
  });
});

test('a copy under repair is not said to be read in the library', async () => {
  const { cod_acervo } = await server.db.copy.findFirstOrThrow({ where: { situacao: 'reparo' } });
  await renderApp(`/acervo/${cod_acervo}/exemplares`);
  const [words] = await screen.findAllByText(/^\d+ em reparo$/);
  expect(words?.closest('td')).not.toHaveTextContent('consulta');
});

test('what comes with a book is told of its copy', async () => {
  const { cod_acervo } = await server.db.copy.findFirstOrThrow({ where: { material: 'adicional' } });
  await renderApp(`/acervo/${cod_acervo}/exemplares`);
  expect((await screen.findAllByText(/, material adicional$/)).length).toBeGreaterThan(0);
});

test('the opening of what can be read on line is counted', async () => {
  const online = await server.db.title.findMany({ where: { acesso_remoto: 'cr' } });
  const isOpen = ({ integral, restrito }: LinkDescription) => integral && !restrito;
  const cod_acervo = online.find(({ marc }) => describeLinks(marc as unknown as MarcRecord).some(isOpen))?.cod_acervo;
  await renderApp(`/acervo/${cod_acervo}`);
  const link = await screen.findByRole('link', { name: /^Acessar on-line/ });
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  const counted = () => server.calls.find(({ path }) => path.includes('estatistica-acesso'));
  await waitFor(() => expect(counted()).toBeDefined());
  expect(JSON.parse(counted()?.body ?? '')).toMatchObject({ cod_acervo, url: link.getAttribute('href') });
});

test('a title tells search engines what it is, and no word of its record ends that', async () => {
  const { cod_acervo, marc } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const record = marc as { leader: string; fields: { tag: string }[] };
  const hostile = { tag: '520', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: '</script><img src=x>' }] };
  await server.db.title.update({
    where: { cod_acervo },
    data: { marc: { ...record, fields: [...record.fields, hostile] } },
  });
  await renderApp(`/acervo/${cod_acervo}`);
  const block = await waitFor(() => {
    const found = document.querySelector('script[type="application/ld+json"]');
    if (!found) throw new Error('There is no block of data yet.');
    return found.textContent;
  });
  expect(block).not.toContain('</');
  expect(JSON.parse(block)).toMatchObject({
    '@type': 'Book',
    name: 'Dom Casmurro',
    author: [{ name: 'Machado de Assis' }],
  });
  expect(screen.getByRole('main').querySelector('img[src=x]')).toBeNull();
  const tag = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect(tag('citation_title')).toBe('Dom Casmurro');
  expect(tag('citation_author')).toBe('Assis, Machado de');
});

test('a title whose only address is its cover has no part for what is on line', async () => {
  const { cod_acervo, marc } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const record = marc as { leader: string; fields: { tag: string }[] };
  const cover = {
    tag: '856',
    ind1: '4',
    ind2: '2',
    subfields: [
      { code: '3', value: 'Capa' },
      { code: 'u', value: 'https://capas.example.org/1.jpg' },
    ],
  };
  const fields = [...record.fields.filter(({ tag }) => tag !== '856'), cover];
  await server.db.title.update({ where: { cod_acervo }, data: { marc: { ...record, fields } } });
  await renderApp(`/acervo/${cod_acervo}`);
  await waitFor(() => expect(server.calls.map(({ path }) => path)).toContain(`/api/acervo/${cod_acervo}/links`));
  expect(screen.queryByRole('heading', { name: 'Na internet' })).not.toBeInTheDocument();
});

test('a reference in APA is copied as text', async () => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const { user } = await renderApp(`/acervo/${cod_acervo}/referencia`);
  await user.click(await screen.findByRole('button', { name: /^Copiar APA/ }));
  expect(await navigator.clipboard.readText()).toMatch(/^Assis, M\. de\. \(\d{4}\)\. Dom Casmurro/);
});
