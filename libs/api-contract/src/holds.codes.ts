/** States of a hold: D1 §4 names the first two and cancelling; the others are the ways a hold ends. */
export const HoldStatus = {
  waiting: 'fila',
  released: 'liberada',
  cancelled: 'cancelada',
  met: 'atendida',
  lapsed: 'expirada',
} as const;
