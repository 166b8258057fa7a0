import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

describe('deviations', () => {
  test('say which of them is in force, and what that means', async () => {
    const person = { connect: { persona_id: 'carla' } };
    await server.db.deviation.create({
      data: {
        person,
        cod_biblioteca: 1,
        motivo: 'Nada consta assinado',
        origem: 'nada_consta',
        data_inicio: new Date('2026-03-10'),
      },
    });
    await renderApp('/meupergamum/afastamentos', { patron: 'carla' });
    expect(await screen.findByText(/^Enquanto um afastamento está em vigor/)).toBeVisible();
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(rows[0]).toEqual([
      'Biblioteca Central',
      'Nada consta assinado',
      '10/03/2026',
      'A unidade liberar',
      'Em vigor',
    ]);
    expect(rows[1]?.slice(1)).toEqual(['Atraso de 8 dias', '10/12/2025', '18/12/2025', 'Encerrado']);
  });

  test('that there never were leave a kind line', async () => {
    await renderApp('/meupergamum/afastamentos', { patron: 'ana' });
    expect(await screen.findByText('Você não está afastado de nenhuma unidade.')).toBeVisible();
  });
});
