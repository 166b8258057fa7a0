import { screen, waitFor } from '@testing-library/dom';
import { titleTabs } from '@catalogue/domain';
import { beginCall } from '../../shared/api';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { titleCalls } from './public';

const server = serverForEach();

const recordPath = /^\/api\/acervo\/\d+$/;

describe('the tab of a title asks beside the record', () => {
  test.each([
    ['exemplares', /\/exemplares$/],
    ['referencia', /\/referencia$/],
    ['marc', /\/marc$/],
    ['dublin-core', /\/dublin-core$/],
    ['sumarios', /\/sumario\/\d+\/dados$/],
    ['colecao-kardex', /\/kardex\/\d+\/permissao$/],
    ['acervo-fechado', /\/dados-armazem$/],
    ['dados-estatisticos', /\/dados-estatisticos\/anos$/],
  ])('%s', async (tab, call) => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
    const release = server.pause(recordPath);
    await renderApp(`/acervo/${cod_acervo}/${tab}`);
    const ofTab = () => server.calls.filter(({ path }) => call.test(path) && path.includes(`/${cod_acervo}/`));
    await waitFor(() => expect(ofTab().length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { level: 1, name: 'Dom Casmurro' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
    expect(ofTab()).toHaveLength(1);
  });

  test('and is shown with it, asked for once, though the panel of a lent title needs the copies as well', async () => {
    const [lent] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT e.cod_acervo FROM exemplar e GROUP BY 1 HAVING bool_and(EXISTS (
        SELECT FROM emprestimo o WHERE o.cod_exemplar = e.cod_exemplar AND o.data_devolucao IS NULL)) LIMIT 1`;
    const release = server.pause(recordPath);
    await renderApp(`/acervo/${lent?.cod_acervo}/exemplares`);
    const table = await screen.findByRole('table', { hidden: true });
    expect(table).not.toBeVisible();
    release();
    expect(await screen.findByText(/^(Volta a partir de|devolução atrasada desde) \d/)).toBeVisible();
    expect(table).toBeVisible();
    expect(server.calls.filter(({ path }) => path.endsWith(`/${lent?.cod_acervo}/exemplares`))).toHaveLength(1);
  });
});

// The others are screens of other features, for who is signed in.
const ownTabs = titleTabs
  .filter((tab) => tab !== 'reserva' && tab !== 'solicitacao-emprestimo')
  .map((tab) => `/${tab}`);

describe('what the address of a title names', () => {
  const at = async (tab = '') => {
    const { cod_acervo, titulo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Quincas Borba' } });
    return { address: `/acervo/${cod_acervo}${tab}`, titulo: titulo ?? '' };
  };

  test.each(['', ...ownTabs])('begins before its screen, which takes the replies: %s', async (tab) => {
    const { address, titulo } = await at(tab);
    const { store, go } = await renderApp('/');
    const begun = titleCalls(address);
    server.calls.length = 0;
    for (const call of begun) store.dispatch(beginCall(call));
    await waitFor(() => expect(server.calls.length).toBeGreaterThanOrEqual(begun.length));
    const paths = server.calls.map(({ path }) => path);
    go(address);
    expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    for (const path of paths) expect(server.calls.filter((call) => call.path === path)).toHaveLength(1);
  });

  test('is nothing where that is no code of a title', () => {
    expect(titleCalls('/acervo/x')).toEqual([]);
    expect(titleCalls('/')).toEqual([]);
  });
});
