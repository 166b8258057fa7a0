import { ShelfText } from './ShelfText';

const library = (total: number, disponiveis: number, consulta_local = 0) => [
  { cod_biblioteca: '1', desc_biblioteca: 'Biblioteca Central', localizacao: null, total, disponiveis, consulta_local },
];

export const states = {
  available: <ShelfText holding={library(3, 2)} />,
  lent: <ShelfText holding={library(3, 0)} />,
  'lent, but for some on site': <ShelfText holding={library(3, 0, 1)} />,
  'on site': <ShelfText holding={library(2, 0, 2)} />,
  online: <ShelfText holding="online" />,
  'without copies': <ShelfText holding="withoutCopies" />,
  asked: <ShelfText holding="asked" />,
  unknown: <ShelfText holding="unknown" />,
};
