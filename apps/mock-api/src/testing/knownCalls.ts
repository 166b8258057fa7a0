interface Known {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The refusal that a read is answered with in the test library as it stands. */
  refused?: string;
  /** Places of its path that take any words: no code stands there. */
  freeText?: string[];
}

/** What the generated tests send where the contract alone cannot say what exists in the test library, by the call's name. */
export const knownCalls: Record<string, Known> = {
  // One of several fields.
  searchTitles: { query: { termo_pesquisa: 'a' } },
  // The institution in force has neither service.
  startOidc: { refused: 'oidc_desativado' },
  startSaml: { refused: 'saml_desativado' },
  startRecovery: { params: { user: 'ana' } },
  validateRecoveryCode: { params: { user: 'ana' } },
  resetPassword: { params: { user: 'ana' } },
  // Nobody may look up others without leave, everybody oneself.
  getPersonName: { params: { user: 'ana' } },
  requestSwitching: {
    params: { type: 'artigo' },
    body: { titulo_artigo: 'Nascentes', titulo_revista: 'Revista' },
  },
  listRequests: { params: { type: 'ficha-catalografica' } },
  addToBasket: { body: { acervos: [1] } },
  // A file is not JSON.
  exportBasket: {
    body: { tipo: 'email', dados: 'ris', acervos: [1], opcoesEmail: { destinatarios: 'ana@ufvi.example.org' } },
  },
  // One of several fields.
  listPlans: { query: { ano: 2026 } },
  getActivity: { params: { id: 57 } },
  getActivityText: { params: { id: 57 } },
  searchPage: {
    params: { pesquisa: 'pesquisa_geral', any: 'titulos' },
    query: { termo_pesquisa: 'a' },
    freeText: ['any'],
  },
  // The library's first classics, and the demo's first provider link.
  openRestrictedLink: { params: { a: 1, b: 1 } },
  getAbntAddress: { params: { id: 6023 } },
  getTargetAddress: { params: { id: 1 } },
  getNetworkTitle: { params: { id: 1 } },
  // The first periodical with its first issue, and the first title with a month in which it was used.
  getKardexItem: { params: { id: 119 }, query: { seqPar: 1, seqSec: 1, codPar: 1 } },
  getYearStatistics: { params: { id: 1, year: 2023 } },
};
