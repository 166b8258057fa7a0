import { availabilityOf, type AvailabilityFields } from './availabilityOf';

test.each([
  ['a copy on the shelf', { disponiveis: '2', tot_exemplares: '3', acesso_remoto: 'cr' }, 'available'],
  ['none on the shelf, but on-line', { disponiveis: '0', tot_exemplares: '3', acesso_remoto: 'cr' }, 'online'],
  ['all of them due back', { disponiveis: '0', tot_exemplares: '3', proxima_devolucao: '2026-03-20' }, 'lent'],
  ['somebody waiting', { disponiveis: '0', tot_exemplares: '3', reservas_fila: '1' }, 'lent'],
  ['one kept for whom it was reserved', { disponiveis: '0', tot_exemplares: '1', disp_para_reserva: 'S' }, 'lent'],
  [
    'copies that stay in the library',
    { disponiveis: '0', tot_exemplares: '1', consulta_local: '1', disp_para_reserva: 'N' },
    'onSite',
  ],
  ['copies that are neither lent nor there', { disponiveis: '0', tot_exemplares: '1', disp_para_reserva: 'N' }, 'away'],
  ['no copy at all', { tot_exemplares: '0' }, 'none'],
])('a title with %s', (_, facts, state) => {
  expect(availabilityOf(facts as AvailabilityFields).state).toBe(state);
});
