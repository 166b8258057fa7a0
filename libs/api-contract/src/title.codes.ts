/** States of a copy; one at a time. */
export const CopyStatus = {
  available: 'disponivel',
  onLoan: 'emprestado',
  onHoldShelf: 'reservado',
  localUse: 'consulta_local',
  repair: 'reparo',
  processing: 'processamento',
  lost: 'extraviado',
} as const;
