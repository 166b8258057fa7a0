interface Known {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What the generated tests send where the contract alone cannot say what exists in the test library, by the call's name. */
export const knownCalls: Record<string, Known> = {
  // One of several fields.
  searchTitles: { query: { termo_pesquisa: 'a' } },
};
