import { AvailabilityLine } from './AvailabilityLine';

const copies = { tot_exemplares: '3', disponiveis: '0' };

export const states = {
  available: (
    <AvailabilityLine title={{ ...copies, disponiveis: '2', bibliotecas_disponiveis: ['Biblioteca Central'] }} />
  ),
  'available, brief': <AvailabilityLine title={{ ...copies, disponiveis: '2' }} brief />,
  'lent, with those who wait': (
    <AvailabilityLine title={{ ...copies, proxima_devolucao: '2026-11-24', reservas_fila: '2' }} />
  ),
  online: <AvailabilityLine title={{ acesso_remoto: 'cr' }} />,
  'on site': <AvailabilityLine title={{ ...copies, consulta_local: '1' }} />,
  away: <AvailabilityLine title={copies} />,
  'without copies': <AvailabilityLine title={{}} />,
};
