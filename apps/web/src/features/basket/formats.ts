import { ExportFormat } from '@catalogue/api-contract';

/** In the order in which they are offered: formats of reference managers first. */
export const formats = Object.values(ExportFormat);
export const firstFormat: ExportFormat = ExportFormat.ris;
export const isFormat = (text: string): text is ExportFormat => formats.some((format) => format === text);
