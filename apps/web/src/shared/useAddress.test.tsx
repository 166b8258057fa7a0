import { screen } from '@testing-library/dom';
import { Link, useLocation } from 'react-router-dom';
import { renderPart } from '../testing/renderPart';
import { useAddress, useChoiceInAddress } from './useAddress';

function Screen() {
  const [, change, addressWith] = useAddress();
  const [order, sortBy] = useChoiceInAddress('ordem', ['titulo']);
  const { search, state } = useLocation() as { search: string; state: unknown };
  return (
    <>
      <Link to="?pagina=2&ordem=cor" state={{ results: '/?termo_pesquisa=a', steps: 1, toPart: 'tab' }}>
        from the results
      </Link>
      <button onClick={() => change({ item: ['a', 'b'], biblioteca: '3' }, { replace: true })}>choose</button>
      <button onClick={() => change({ item: [], biblioteca: '' }, { replace: true })}>clear</button>
      <button onClick={() => sortBy('titulo')}>sort</button>
      <button onClick={() => change({ modo: 'senha' }, { isPage: true })}>other page</button>
      <Link to={addressWith({ pagina: '3', ordem: '' })}>next page</Link>
      <output>{JSON.stringify({ order, search, state })}</output>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

test('a choice in the address keeps the other parameters and the way back, and does not move the focus to a part again', async () => {
  const { user } = await renderPart(<Screen />);
  await user.click(screen.getByRole('link', { name: 'from the results' }));
  await user.click(screen.getByRole('button', { name: 'choose' }));
  const state = { results: '/?termo_pesquisa=a', steps: 1, inPlace: true };
  expect(shown()).toEqual({ order: '', search: '?pagina=2&ordem=cor&item=a&item=b&biblioteca=3', state });
  await user.click(screen.getByRole('button', { name: 'clear' }));
  expect(shown()).toEqual({ order: '', search: '?pagina=2&ordem=cor', state });
});

test('a filter of a list returns to its first page, and the way back is one step longer', async () => {
  const { user } = await renderPart(<Screen />);
  await user.click(screen.getByRole('link', { name: 'from the results' }));
  await user.click(screen.getByRole('button', { name: 'sort' }));
  const state = { results: '/?termo_pesquisa=a', steps: 2, inPlace: true };
  expect(shown()).toEqual({ order: 'titulo', search: '?ordem=titulo', state });
});

test('a change that leads to another page leaves the way back to that page', async () => {
  const { user } = await renderPart(<Screen />);
  await user.click(screen.getByRole('link', { name: 'from the results' }));
  await user.click(screen.getByRole('button', { name: 'other page' }));
  expect(shown()).toEqual({ order: '', search: '?pagina=2&ordem=cor&modo=senha', state: null });
});

test('a link to a change keeps the other parameters', async () => {
  await renderPart(<Screen />, { address: '/?ordem=cor&pagina=2&item=a' });
  expect(screen.getByRole('link', { name: 'next page' })).toHaveAttribute('href', '/?item=a&pagina=3');
});
