/** The address of a search for products of Target, as shown by GedWeb (ruling D13). */
export const productsAddress = (term: string): string =>
  `/?${new URLSearchParams({ alvo: 'gedweb', ...(term.trim() && { termo_pesquisa: term.trim() }) })}`;
