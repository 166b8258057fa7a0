/**
 * The catalogue's module among the programs of an institution, whose permissions are sent together (`cod_modulo`;
 * ruling B23).
 */
export const catalogueModule = 1;

/** Activity codes that show or hide parts of the application, D1 §6. */
export const Activity = {
  personalArea: 8,
  acquisitionSuggestion: 12,
  comments: 13,
  externalCatalogue: 57,
  externalCatalogue2: 87,
  productLogo: 88,
  modalLogin: 107,
  captcha: 1120,
} as const;
