/** The search for new titles. */
export const newTitlesQuery = { pesquisa: 'novas_aquisicoes' } as const;
/** The number that fits in a row on a desktop. */
export const newTitlesShown = 8;
/** Of that search, what the home shows. */
export const newestTitles = { ...newTitlesQuery, limite: newTitlesShown };
