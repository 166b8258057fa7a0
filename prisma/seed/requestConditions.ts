import type { RequestConditions } from '@catalogue/api-contract';

const free = { valor: 0, paginas: null };

/** The demo library's. */
export const requestConditions: RequestConditions[] = [
  { tipo: 'comutacao-bibliografica', dias_uteis: 10, valor: 6, paginas: 5 },
  { tipo: 'levantamento-bibliografico', dias_uteis: 5, ...free },
  { tipo: 'ficha-catalografica', dias_uteis: 3, ...free },
  { tipo: 'pesquisa-especializada', dias_uteis: 5, ...free },
  { tipo: 'emprestimo-inter-bibliotecas', dias_uteis: 15, ...free },
];
