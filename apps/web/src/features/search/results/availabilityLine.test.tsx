import type { SearchItem } from '@catalogue/api-contract';
import { screen } from '@testing-library/dom';
import { renderPart } from '../../../testing/renderPart';
import { AvailabilityLine } from './AvailabilityLine';

const lentUntil = (proxima_devolucao: string) =>
  renderPart(
    <AvailabilityLine
      title={{ disponiveis: '0', tot_exemplares: '1', reservas_fila: '0', proxima_devolucao } as unknown as SearchItem}
    />,
  );

test('a loan that is to come back says when, and one that should have come back says that it is late', async () => {
  await lentUntil('2999-11-14');
  expect(screen.getByText(/próxima devolução em 14 nov/)).toBeVisible();
  await lentUntil('2019-11-14');
  expect(screen.getByText(/devolução atrasada desde 14 nov/)).toBeVisible();
});
