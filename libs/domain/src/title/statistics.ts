/** The use of a title in a month (1-12). */
export interface MonthUse {
  mes: number;
  consultas: number;
  emprestimos: number;
  reservas: number;
}

/** All months of a year in order; months without use have zeros. */
export const wholeYear = (used: readonly MonthUse[]): MonthUse[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = used.find(({ mes }) => mes === index + 1);
    return month ?? { mes: index + 1, consultas: 0, emprestimos: 0, reservas: 0 };
  });
