import { LANGUAGES } from '@catalogue/domain';
import { screen, waitFor, within } from '@testing-library/dom';
import { everythingVisible } from '../../testing/everythingVisible';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { textsIn } from '../../testing/texts';

const server = serverForEach();

const titled = (titulo: string) => server.db.title.findFirstOrThrow({ where: { titulo } });

describe('a title in another language of the interface', () => {
  const words = (language: string) => Object.values(textsIn(language)).flatMap((texts) => Object.values(texts));

  test.each([
    ['en', 'translator', 'Portuguese'],
    ['es', 'traductor', 'Portugués'],
  ])('holds no word of the app in Portuguese: %s', async (language, role, name) => {
    const [title] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT cod_acervo FROM acervo WHERE marc::text ~ '"trad(utor|\\.)' AND idioma_desc = 'Português' LIMIT 1`;
    await renderApp(`/acervo/${title?.cod_acervo}`, { language });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.parentElement).toHaveTextContent(`(${role})`);
    expect(heading.parentElement).toHaveTextContent(`· ${name}`);
    const ours = new Set(words(language));
    const portuguese = new Set([...words('pt'), ...Object.values(LANGUAGES)].filter((text) => !ours.has(text)));
    const shown = [...screen.getByRole('main').querySelectorAll('*')].flatMap((element) =>
      [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : [])),
    );
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter((text) => portuguese.has(text?.trim() ?? ''))).toEqual([]);
  });

  test('a record without a title is said to be so in that language', async () => {
    const { cod_acervo, marc } = await titled('Memórias póstumas de Brás Cubas');
    const record = marc as { fields: { tag: string }[] };
    const fields = record.fields.filter(({ tag }) => tag !== '245');
    await server.db.title.update({ where: { cod_acervo }, data: { marc: { ...record, fields } } });
    await renderApp(`/acervo/${cod_acervo}`, { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: '[Untitled]' })).toBeVisible();
  });
});

describe('the panel of a title', () => {
  test('says until when each library is open, and searches on from there', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    const { user, address } = await renderApp(`/acervo/${cod_acervo}`);
    const [library] = await screen.findAllByText(/^(Aberta até|Fechada)/);
    expect(library).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Termo de pesquisa' }), 'casmurro{Enter}');
    expect(address()).toBe('/?termo_pesquisa=casmurro');
  });

  test('says from when a copy is back if all are lent', async () => {
    const [lent] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT e.cod_acervo FROM exemplar e GROUP BY 1 HAVING bool_and(EXISTS (
        SELECT FROM emprestimo o WHERE o.cod_exemplar = e.cod_exemplar AND o.data_devolucao IS NULL)) LIMIT 1`;
    await renderApp(`/acervo/${lent?.cod_acervo}`);
    expect(await screen.findByText(/^(Volta a partir de|devolução atrasada desde) \d/)).toBeVisible();
  });

  test('says how many wait, as its row in the results did', async () => {
    const [awaited] = await server.db.$queryRaw<{ cod_acervo: number; waiting: number }[]>`
      SELECT r.cod_acervo, count(*)::int AS waiting FROM reserva r
       WHERE r.situacao = 'fila' AND EXISTS (
         SELECT FROM exemplar x JOIN emprestimo e USING (cod_exemplar)
          WHERE x.cod_acervo = r.cod_acervo AND e.data_devolucao IS NULL)
       GROUP BY 1 LIMIT 1`;
    const { cod_acervo = 0, waiting = 0 } = awaited ?? {};
    await renderApp(`/acervo/${cod_acervo}`);
    const people = waiting === 1 ? 'pessoa' : 'pessoas';
    expect(await screen.findByText(new RegExp(` · ${waiting} ${people} na fila$`))).toBeVisible();
  });

  test('writes an ISBN with its hyphens', async () => {
    const { cod_acervo } = await titled('Grande sertão: veredas');
    await renderApp(`/acervo/${cod_acervo}`);
    expect(await screen.findByText('978-85-359-3198-3')).toBeVisible();
  });
});

describe('the tabs of a title', () => {
  test('an address that goes on under a tab stays on that tab', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await renderApp(`/acervo/${cod_acervo}/marc/8`);
    expect(await screen.findByRole('link', { name: 'MARC' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Detalhes' })).not.toHaveAttribute('aria-current');
    expect(await screen.findByText('245', { exact: false })).toBeVisible();
  });

  test('a tab that could not be loaded says so under the record, and can be asked for again', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await server.fail({ name: 'unexpected-500', endpoint: 'getMarc', times: 1 });
    const { user } = await renderApp(`/acervo/${cod_acervo}/marc`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não conseguimos carregar a visão MARC. O registro continua aqui.');
    expect(screen.getByRole('heading', { level: 1, name: /^Memórias póstumas/ })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('245', { exact: false })).toBeVisible();
  });

  test('the reference is copied as text', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    const { user } = await renderApp(`/acervo/${cod_acervo}/referencia`);
    await user.click(await screen.findByRole('button', { name: /^Copiar ABNT/ }));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^ASSIS, Machado de\. Memórias póstumas de Brás Cubas\./);
  });

  test('a browser that lets nothing be copied is told of', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    const { user } = await renderApp(`/acervo/${cod_acervo}/referencia`);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: /^Copiar ABNT/ }));
    expect(await screen.findByText(/^O navegador não deixou copiar/)).toBeVisible();
  });

  test('an address of no tab is not found', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await renderApp(`/acervo/${cod_acervo}/outra`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página não existe' })).toBeVisible();
  });
});

describe('where the copies of a title stand', () => {
  test('those that are only read in the library stand on its shelf, with the place', async () => {
    const copy = await server.db.copy.findFirstOrThrow({
      where: { situacao: 'consulta_local', title: { copies: { every: { situacao: 'consulta_local' } } } },
    });
    await renderApp(`/acervo/${copy.cod_acervo}`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Só consulta no local' });
    const panel = within(heading.parentElement as HTMLElement);
    expect(panel.getByText(/^\d+ só consulta no local$/).parentElement).toHaveTextContent(
      copy.localizacao ?? 'a place',
    );
    expect(panel.queryByText('na estante')).not.toBeInTheDocument();
  });

  test('one that is only read there does not speak for those that are away', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    const [first, ...others] = await server.db.copy.findMany({ where: { cod_acervo } });
    if (!first || others.length === 0) throw new Error('The test library has several copies of it.');
    const { cod_exemplar, cod_biblioteca } = first;
    await server.db.copy.updateMany({ where: { cod_acervo }, data: { cod_biblioteca, situacao: 'reparo' } });
    await server.db.copy.update({ where: { cod_exemplar }, data: { situacao: 'consulta_local' } });
    await renderApp(`/acervo/${cod_acervo}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nenhum disponível agora' })).toBeVisible();
    expect(screen.getByText('1 só consulta no local')).toBeVisible();
    expect(screen.getByRole('link', { name: `Exemplares ${others.length + 1}` })).toBeVisible();
  });
});

describe('the copies of a title', () => {
  const groups = () => screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0);
  /** `2 disponíveis` stands for two of them. */
  const shownCopies = () => groups().flatMap((row) => [...Array(Number.parseInt(row.textContent, 10)).keys()]);
  const ready = () => screen.findByRole('combobox', { name: 'Biblioteca' });
  /** A title with copies in several libraries: one has an available copy, another has none. */
  const spread = async () => {
    const [title] = await server.db.$queryRaw<{ cod_acervo: number; free: number; other: number; total: number }[]>`
      SELECT cod_acervo, max(cod_biblioteca) FILTER (WHERE free > 0) AS free,
             max(cod_biblioteca) FILTER (WHERE free = 0) AS other, sum(total)::int AS total
        FROM (SELECT cod_acervo, cod_biblioteca, count(*) AS total,
                     count(*) FILTER (WHERE situacao = 'disponivel' AND permite_emprestimo) AS free
                FROM exemplar JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
               GROUP BY cod_acervo, cod_biblioteca) AS held
       GROUP BY cod_acervo HAVING min(free) = 0 AND max(free) > 0 ORDER BY cod_acervo LIMIT 1`;
    if (!title) throw new Error('The test library has titles in several libraries.');
    return title;
  };

  test('are narrowed by library and to the free ones, in the address', async () => {
    const { cod_acervo, free, total } = await spread();
    const { user, address } = await renderApp(`/acervo/${cod_acervo}/exemplares`);
    await user.selectOptions(await ready(), String(free));
    expect(address()).toBe(`/acervo/${cod_acervo}/exemplares?biblioteca=${free}`);
    expect(shownCopies().length).toBeLessThan(total);
    await user.click(screen.getByRole('checkbox', { name: 'Só disponíveis agora' }));
    expect(address()).toBe(`/acervo/${cod_acervo}/exemplares?biblioteca=${free}&disponiveis=S`);
    for (const row of groups()) expect(row).toHaveTextContent(/^\d+ disponíve(l|is)/);
  });

  test('that an address leaves none of can all be shown again', async () => {
    const { cod_acervo, other, total } = await spread();
    const { user, address } = await renderApp(`/acervo/${cod_acervo}/exemplares?biblioteca=${other}&disponiveis=S`);
    expect(await screen.findByText('Nenhum exemplar com esses filtros.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    expect(address()).toBe(`/acervo/${cod_acervo}/exemplares`);
    expect(shownCopies()).toHaveLength(total);
  });
});

describe('what is beside a title', () => {
  beforeEach(everythingVisible);

  test('is the shelf with the title itself, and others by its author', async () => {
    const { cod_acervo } = await titled('Dom Casmurro');
    await renderApp(`/acervo/${cod_acervo}`);
    const shelf = await screen.findByRole('list', { name: 'Ao lado na estante' });
    const [current, ...others] = within(shelf)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveAttribute('href', `/acervo/${cod_acervo}`);
    expect(others).toEqual([]);
    expect(within(shelf).getAllByRole('link').length).toBeGreaterThan(3);
    const works = screen.getByRole('heading', { level: 2, name: 'Do mesmo autor' }).closest('section');
    await waitFor(() =>
      expect(within(works as HTMLElement).getByRole('link', { name: /^Quincas Borba/ })).toBeVisible(),
    );
    expect(screen.queryByRole('heading', { name: 'Outras edições' })).not.toBeInTheDocument();
  });

  test('is left out if the server does not tell it', async () => {
    const { cod_acervo } = await titled('Dom Casmurro');
    await server.fail({ name: 'unexpected-500', endpoint: 'listRelatedTitles' });
    await renderApp(`/acervo/${cod_acervo}`);
    await waitFor(() =>
      expect(server.calls.map(({ path }) => path)).toContain(`/api/acervo/${cod_acervo}/relacionados`),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Ao lado na estante' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('equal copies of a library are one row, with their numbers on demand', async () => {
  const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
  const { cod_tipo_emprestimo } = await server.db.loanType.findFirstOrThrow({ where: { descricao: 'Normal' } });
  await server.db.copy.updateMany({
    where: { cod_acervo },
    data: {
      cod_biblioteca: 1,
      cod_tipo_emprestimo,
      situacao: 'disponivel',
      localizacao: '2º andar',
      volume: null,
      material: 'principal',
    },
  });
  const copies = await server.db.copy.findMany({ where: { cod_acervo }, orderBy: { cod_exemplar: 'asc' } });
  const { user } = await renderApp(`/acervo/${cod_acervo}/exemplares`);
  const table = await screen.findByRole('table', { name: 'Biblioteca Central' });
  const [, row, ...others] = within(table).getAllByRole('row');
  if (!row) throw new Error('There is a row.');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(`${copies.length} disponíveis`);
  await user.click(within(row).getByText(`${copies.length} números`));
  for (const { cod_exemplar } of copies) expect(row).toHaveTextContent(String(cod_exemplar));
});

test('the printed sheet has every copy, the reference and the address, whatever tab is open', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const sheet = screen.getByText('Este título no catálogo').closest('[data-print-only]');
    expect(sheet).toHaveTextContent(/^Exemplares em \d\d\/\d\d\/\d{4}, \d+h/);
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(total);
    expect(sheet).toHaveTextContent('ASSIS, Machado de. Memórias póstumas');
    expect(sheet).toHaveTextContent(`/acervo/${cod_acervo}`);
    expect(screen.getByText('245', { exact: false }).closest('[data-screen-only]')).not.toBeNull();
  });
  const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
  const total = await server.db.copy.count({ where: { cod_acervo } });
  const { user } = await renderApp(`/acervo/${cod_acervo}/marc`);
  await screen.findByText('245', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
});

test.each(['999999', 'abc'])('a title that is not there is said so, with the way to the search: %s', async (code) => {
  await renderApp(`/acervo/${code}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Este título não está mais no catálogo/ }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Pesquisar no acervo' })).toHaveAttribute('href', '/');
});
