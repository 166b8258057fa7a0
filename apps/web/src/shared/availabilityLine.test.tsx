import type { SearchItem } from '@catalogue/api-contract';
import { screen } from '@testing-library/dom';
import { renderPart } from '../testing/renderPart';
import { AvailabilityLine } from './AvailabilityLine';

const show = (copies: Partial<SearchItem>) => renderPart(<AvailabilityLine title={copies as SearchItem} />);
const lentUntil = (proxima_devolucao: string) => show({ disponiveis: '0', tot_exemplares: '1', proxima_devolucao });

test('a loan that is to come back says when, and one that should have come back says that it is late', async () => {
  await lentUntil('2999-11-14');
  expect(screen.getByText(/volta a partir de 14 nov/)).toBeVisible();
  await lentUntil('2019-11-14');
  expect(screen.getByText(/devolução atrasada desde 14 nov/)).toBeVisible();
});

test.each([
  ['one of several', '1', '1 de 3 disponível'],
  ['some of several', '2', '2 de 3 disponíveis'],
  ['none of several, all that may leave being on loan', '0', 'Todos emprestados'],
])('copies on the shelf are told in number: %s', async (_, disponiveis, told) => {
  await show({ disponiveis, tot_exemplares: '3', proxima_devolucao: '2999-11-14' });
  expect(screen.getByText(told)).toBeVisible();
});
