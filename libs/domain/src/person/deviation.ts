/** Whether a deviation is in force on a day. Both ISO dates are inclusive; without `data_fim` it has no end. */
export const isInDeviation = (deviation: { data_inicio: string; data_fim: string | null }, day: string): boolean =>
  deviation.data_inicio <= day && (deviation.data_fim === null || day <= deviation.data_fim);
