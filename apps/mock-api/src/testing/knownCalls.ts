interface Known {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The refusal that a read gets with the data of the test database. */
  refused?: string;
  /** Path parameters that accept any text, not a code. */
  freeText?: string[];
}

/**
 * The input of the generated tests where the contract alone cannot say what exists in the test database, by the call's
 * name.
 */
export const knownCalls: Record<string, Known> = {
  // At least one of several fields is required.
  searchTitles: { query: { termo_pesquisa: 'a' } },
  findResultPage: { query: { termo_pesquisa: 'a' } },
  listFacetValues: { query: { termo_pesquisa: 'a', faceta: 'A' } },
  // The active institution has neither service.
  startOidc: { refused: 'oidc_desativado' },
  startSaml: { refused: 'saml_desativado' },
  startRecovery: { params: { user: 'ana' } },
  validateRecoveryCode: { params: { user: 'ana' } },
  resetPassword: { params: { user: 'ana' } },
  // Users may look up themselves, and others only with permission.
  getPersonName: { params: { user: 'ana' } },
  endSession: { freeText: ['id'] },
  // No declaration is signed yet.
  checkDeclaration: { refused: 'Documento não encontrado.', freeText: ['codigo'] },
  // The test's patron owes nothing.
  openPaymentSlip: { refused: 'debito_nao_encontrado' },
  requestSwitching: {
    params: { type: 'artigo' },
    body: { titulo_artigo: 'Nascentes', titulo_revista: 'Revista' },
  },
  listRequests: { params: { type: 'ficha-catalografica' } },
  followSearch: { body: { nome: 'a', consulta: 'termo_pesquisa=a' } },
  setNoticePreference: { body: { assunto: 'prazo', alerta: true, email: true, dias: 3 } },
  createNamedBasket: { body: { nome: 'a', acervos: [1] } },
  changeNamedBasket: { body: { nome: 'a', incluir: [1], excluir: [] } },
  readNamedBasket: { refused: 'Cesta não encontrada.' },
  readSharedBasket: { refused: 'Cesta não encontrada.', freeText: ['chave'] },
  addToBasket: { body: { acervos: [1] } },
  // Both tables may be missing.
  storeTables: { body: { dry_run: true } },
  // Nothing is imported.
  getImportReport: { refused: 'Importação não encontrada.' },
  // A file is not JSON.
  exportBasket: {
    body: { tipo: 'email', dados: 'ris', acervos: [1], opcoesEmail: { destinatarios: 'ana@ufvi.example.org' } },
  },
  // At least one of several fields is required.
  listPlans: { query: { ano: 2026 } },
  getActivity: { params: { id: 57 } },
  getActivityText: { params: { id: 57 } },
  searchPage: {
    params: { pesquisa: 'pesquisa_geral', any: 'titulos' },
    query: { termo_pesquisa: 'a' },
    freeText: ['any'],
  },
  // The first classics of the catalogue, and the demo's first provider link.
  openRestrictedLink: { params: { a: 1, b: 1 } },
  getAbntAddress: { params: { id: 6023 } },
  getTargetAddress: { params: { id: 1 } },
  getNetworkTitle: { params: { id: 1 } },
  // The first periodical with its first issue, and the first title with usage in a month.
  getKardexItem: { params: { id: 119 }, query: { seqPar: 1, seqSec: 1, codPar: 1 } },
  getYearStatistics: { params: { id: 1, year: 2023 } },
};
