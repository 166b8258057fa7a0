import { CardTable } from './CardTable';

const columns = [
  { key: 'copy', label: 'Exemplar' },
  { key: 'place', label: 'Biblioteca', wide: true },
  { key: 'count', label: 'Renovações', isNumber: true },
];
const rows = [
  { key: 1, cells: { copy: '2024018733', place: 'Biblioteca Central', count: 2 } },
  { key: 2, cells: { copy: '2024018734', place: 'Biblioteca de Engenharias e Arquitetura', count: 11 } },
];

export const states = {
  table: <CardTable caption="Exemplares" columns={columns} rows={rows} />,
  'columns of fixed width': <CardTable caption="Exemplares em colunas iguais" columns={columns} rows={rows} fixed />,
};
