/** The repeatable query parameter of the page's address for filters. */
export const filterParameter = 'filtro';

/** The query parameter of the page's address for the text filter. */
export const textFilterParameter = 'texto';
