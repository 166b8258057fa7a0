/** A PDF, one character per byte, in a data URL. */
export const pdfUrl = (file: string): string =>
  `data:application/pdf;base64,${Buffer.from(file, 'latin1').toString('base64')}`;
