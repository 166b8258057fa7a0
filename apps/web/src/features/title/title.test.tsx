import { LANGUAGES } from '@catalogue/domain';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { textsIn } from '../../testing/texts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

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

describe('the tabs of a title', () => {
  test('an address that goes on under a tab stays on that tab', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await renderApp(`/acervo/${cod_acervo}/marc/8`);
    expect(await screen.findByRole('link', { name: 'MARC' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Detalhes' })).not.toHaveAttribute('aria-current');
    expect(await screen.findByText('245', { exact: false })).toBeVisible();
  });

  test('an address of no tab is not found', async () => {
    const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
    await renderApp(`/acervo/${cod_acervo}/outra`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Este livro não está na estante' })).toBeVisible();
  });
});

describe('where the copies of a title stand', () => {
  test('those that are only read in the library stand on its shelf, with the place', async () => {
    const copy = await server.db.copy.findFirstOrThrow({
      where: { situacao: 'consulta_local', title: { copies: { every: { situacao: 'consulta_local' } } } },
    });
    await renderApp(`/acervo/${copy.cod_acervo}`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Disponível só na biblioteca' });
    const panel = within(heading.parentElement as HTMLElement);
    expect(panel.getByText('só na biblioteca').parentElement).toHaveTextContent(copy.localizacao ?? 'a place');
    expect(panel.queryByText('nenhum na estante')).not.toBeInTheDocument();
  });
});
