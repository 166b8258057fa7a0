/** Maximum titles per call. */
export const maxTitles = 500;

/** The most titles of a permanent basket: each call about it answers all of them. */
export const maxInPermanentBasket = 2000;

/** The most baskets that a person names, the most titles of each, and the most characters of its name. */
export const maxNamedBaskets = 20;
export const maxInNamedBasket = 100;
export const maxBasketName = 60;

/** Which date the period of the basket's list applies to: the documents name the field but not its values. */
export const BasketPeriod = { added: 'cesta', acquired: 'acervo' } as const;

/** `tipo`: the target of an export. */
export const ExportTarget = { file: 'arquivo', email: 'email' } as const;

/** `dados`: the format of the titles. */
export const ExportFormat = {
  ris: 'ris',
  bibtex: 'bibtex',
  csv: 'csv',
  marc: 'marc',
  marcXml: 'marcxml',
  references: 'abnt',
  pdf: 'pdf',
} as const;
export type ExportFormat = (typeof ExportFormat)[keyof typeof ExportFormat];
