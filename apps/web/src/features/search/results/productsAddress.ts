/** The address of a search among the products of Target, which GedWeb shows (ruling D13). */
export const productsAddress = (term: string): string =>
  `/?${new URLSearchParams({ alvo: 'gedweb', ...(term.trim() && { termo_pesquisa: term.trim() }) })}`;
