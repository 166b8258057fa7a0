/** The repeatable query parameter of the page's address for filters. */
export const filterParameter = 'filtro';
