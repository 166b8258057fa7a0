import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

/** A periodical in two libraries, with supplements. */
const periodical = async () => {
  const [found] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
    SELECT cod_acervo FROM kardex GROUP BY cod_acervo
    HAVING count(DISTINCT cod_bib) > 1 AND count(DISTINCT cod_par) > 1 ORDER BY cod_acervo LIMIT 1`;
  if (!found) throw new Error('The test library has such a periodical.');
  return found.cod_acervo;
};
const years = () => screen.getAllByRole('heading', { level: 2, name: /^\d{4}$/ }).map((heading) => heading.textContent);

test('the issues of a serial are narrowed in the address, and one of them is opened from there', async () => {
  const code = await periodical();
  const { user, address } = await renderApp(`/acervo/${code}/colecao-kardex`);
  const select = await screen.findByRole('combobox', { name: 'Ano' });
  const [, first] = within(select).getAllByRole('option');
  await user.selectOptions(select, first?.textContent ?? '');
  expect(await screen.findByRole('heading', { level: 2, name: first?.textContent ?? '' })).toBeVisible();
  expect(years()).toEqual([first?.textContent]);
  expect(address()).toBe(`/acervo/${code}/colecao-kardex?year=${first?.textContent}`);
  const [issue] = screen.getAllByRole('button', { name: /recebido|esperado|atrasado|falta|encadernado|reclamado/ });
  if (!issue) throw new Error('The year has an issue.');
  await user.click(issue);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Situação')).toBeVisible();
  expect(address()).toMatch(/fasciculo=\d+-\d+-\d+$/);
});

test('an address that names what the serial does not have shows all of it', async () => {
  await renderApp(`/acervo/${await periodical()}/colecao-kardex?year=1066&codBib=99`);
  expect(await screen.findByRole('combobox', { name: 'Ano' })).toHaveValue('');
  expect((await screen.findAllByRole('heading', { level: 2, name: /^\d{4}$/ })).length).toBeGreaterThan(1);
});

test('a book shows its chapters and a serial its articles, each under its own tab', async () => {
  const of = async (tipo: string) =>
    (
      await server.db.$queryRaw<{ cod_acervo: number; titulo: string }[]>`
      SELECT cod_acervo, titulo FROM sumario WHERE tipo = ${tipo} ORDER BY cod_acervo, seq LIMIT 1`
    )[0];
  const book = await of('livro');
  await renderApp(`/acervo/${book?.cod_acervo}/sumarios-livros`);
  expect(await screen.findByText(book?.titulo ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sumário' })).toHaveAttribute('aria-current', 'page');
});

test('the chapters of a book are numbered, and name an author only where it is another one', async () => {
  const { cod_acervo, autor_principal } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  await server.db.$executeRaw`
    UPDATE sumario SET autor = 'Autora de um capítulo' WHERE cod_acervo = ${cod_acervo} AND seq = 2`;
  await renderApp(`/acervo/${cod_acervo}/sumarios-livros`);
  const list = (await screen.findByText('Do título')).closest('ol');
  const [first, second] = within(list as HTMLElement).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^1Do título$/);
  expect(second).toHaveTextContent(/^2Do livroAutora de um capítulo$/);
  expect(autor_principal).not.toBeNull();
});
