import { screen, within } from '@testing-library/dom';
import { renderPart } from '../../testing/renderPart';
import { BarChart } from './BarChart';
import { CardTable } from './CardTable';
import { Chip } from './Chip';
import { Paged } from './Paged';
import { Pagination } from './Pagination';
import { SpineLabel } from './SpineLabel';
import { Tabs } from './Tabs';

describe('a list of pages', () => {
  it('is made of links and tells the current one', async () => {
    await renderPart(<Pagination page={2} pages={3} addressOf={(page) => `/?pagina=${page}`} />);
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/?pagina=1');
    expect(screen.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '/?pagina=3');
  });

  it('offers no way past its ends, and is not there for one page', async () => {
    const { change } = await renderPart(<Pagination page={1} pages={2} addressOf={(page) => `/${page}`} />);
    expect(screen.queryByRole('link', { name: 'Anterior' })).not.toBeInTheDocument();
    change(<Pagination page={1} pages={1} addressOf={(page) => `/${page}`} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('a list that is shown in pages', () => {
  const shown = (parameter?: string) => (
    <Paged items={Array.from({ length: 41 }, (_, place) => place + 1)} parameter={parameter}>
      {(page) => <p>{`${page[0]} to ${page.at(-1)}`}</p>}
    </Paged>
  );

  it('shows twenty, and the next twenty by a link that keeps the rest of the address', async () => {
    const { user } = await renderPart(shown(), { address: '/?ordem=titulo' });
    expect(screen.getByText('1 to 20')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Próxima' }));
    expect(screen.getByText('21 to 40')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '/?ordem=titulo&pagina=3');
  });

  it('shows its last page where the address names one beyond, and says that it is the current one', async () => {
    await renderPart(shown(), { address: '/?pagina=9' });
    expect(screen.getByText('41 to 41')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('turns no page of another list on the screen', async () => {
    const two = (
      <>
        {shown()}
        {shown('pagina-2')}
      </>
    );
    await renderPart(two, { address: '/?pagina-2=2' });
    expect(screen.getByText('1 to 20')).toBeVisible();
    expect(screen.getByText('21 to 40')).toBeVisible();
  });
});

describe('tabs', () => {
  it('are links, and the one whose address this is is the current one', async () => {
    const tabs = [
      { to: '/acervo/7', text: 'Detalhes' },
      { to: '/acervo/7/exemplares', text: 'Exemplares', count: 8 },
    ];
    await renderPart(<Tabs label="Título" tabs={tabs} />, { address: '/acervo/7/exemplares' });
    expect(screen.getByRole('link', { name: 'Exemplares 8' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Detalhes' })).not.toHaveAttribute('aria-current');
  });
});

describe('a table that a phone shows as cards', () => {
  it('stays a table for screen readers, with its heads', async () => {
    await renderPart(
      <CardTable
        caption="Biblioteca Central"
        columns={[
          { key: 'copy', label: 'Exemplar' },
          { key: 'due', label: 'Devolução' },
        ]}
        rows={[{ key: 1, cells: { copy: '2024018733', due: '24/11/2026' } }]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Biblioteca Central' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('row', { name: '2024018733 24/11/2026' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '24/11/2026' })).toHaveAttribute('data-label', 'Devolução');
  });
});

describe('a chart', () => {
  it('says its numbers, and has them as a table too', async () => {
    const { user } = await renderPart(
      <BarChart
        title="Empréstimos por ano"
        labels={{ label: 'Ano', value: 'Empréstimos' }}
        bars={[
          { label: '2025', value: 1088 },
          { label: '2026', value: 63 },
        ]}
      />,
    );
    expect(screen.getByRole('img', { name: 'Empréstimos por ano: 2025, 1.088; 2026, 63.' })).toBeInTheDocument();
    await user.click(screen.getByText('Ver números'));
    expect(screen.getByRole('row', { name: '2026 63' })).toBeInTheDocument();
  });
});

it('a chart has room for the numbers of its gridlines', async () => {
  const bars = [{ label: '2026', value: 118_000 }];
  await renderPart(<BarChart title="Acessos" labels={{ label: 'Ano', value: 'Acessos' }} bars={bars} />);
  const longest = within(screen.getByRole('img')).getByText('200.000');
  expect(Number(longest.getAttribute('x'))).toBeGreaterThanOrEqual(7 * 8);
});

it('a filter that is on is taken off by its name', async () => {
  const onRemove = jest.fn();
  const { user } = await renderPart(<Chip label="Engenharias" removal={{ choose: onRemove }} />);
  await user.click(screen.getByRole('button', { name: 'Remover filtro Engenharias' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('a call number is said as one', async () => {
  await renderPart(<SpineLabel lines={['004.8', 'R962i', '4. ed.']} />);
  expect(screen.getByRole('note', { name: 'Número de chamada 004.8 R962i 4. ed.' })).toHaveTextContent('R962i');
});
