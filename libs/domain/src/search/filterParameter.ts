/** The query parameter of the page's address that carries filters, once for each. */
export const filterParameter = 'filtro';
