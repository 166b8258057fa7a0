/** Whether a deviation (ISO dates, both count; without an end while `data_fim` is null) holds on a day. */
export const isInDeviation = (deviation: { data_inicio: string; data_fim: string | null }, day: string): boolean =>
  deviation.data_inicio <= day && (deviation.data_fim === null || day <= deviation.data_fim);
