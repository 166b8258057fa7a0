/**
 * The route table of the web app (D1 §2), as React Router patterns: a route that the table does not call exact also
 * matches further segments (ruling D1). Any other address shows the not-found screen.
 */
export const pageRoutes = {
  home: '/',
  guide: '/:guia',
  login: '/login/*',
  signOut: '/sair/*',
  classicSystem: '/pergamum_redireciona/*',
  oauthResponse: '/oauth-response/*',
  samlResponse: '/saml-response/*',
  grupoA: '/grupoa/*',
  pearson: '/pearson',
  basket: '/cesta',
  // Not in the documents: a basket that somebody shares.
  sharedBasket: '/cesta/compartilhada/:chave',
  // Not in the documents: whoever is shown a declaration checks it here.
  checkDeclaration: '/conferir',
  // What the library says about itself, where there is a control room.
  librarySettings: '/ajustes',
  // MARC records become titles, in the same place.
  importRecords: '/ajustes/importacao',
  // And people and their loans from tables.
  importPeople: '/ajustes/pessoas',
  personalApp: '/meupergamum/app/*',
  personalArea: '/meupergamum/*',
  title: '/acervo/:codAcervo',
  titleTab: '/acervo/:codAcervo/:tab/*',
  authority: '/autoridade/:codAutoridade/*',
  authorityMarc: '/autoridade/:codAutoridade/marc/*',
} as const;

/** The last segments of a title's addresses, each a tab of its screen (D1 §2). */
export const titleTabs = [
  'referencia',
  'marc',
  'exemplares',
  'dublin-core',
  'reserva',
  'solicitacao-emprestimo',
  'colecao-kardex',
  'sumarios',
  'sumarios-livros',
  'dados-estatisticos',
  'acervo-fechado',
] as const;

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
const patterns = Object.values(pageRoutes)
  .filter((route) => route !== pageRoutes.guide)
  .map(patternOf);
const guidePattern = patternOf(pageRoutes.guide);

/**
 * Matches a path (without its query) against the route table: a page, a guide page if a guide of this name exists, or
 * none. Segments under the personal area are not checked here: its screen does, since they depend on the person.
 */
export function pageAt(path: string): 'page' | { guide: string } | 'none' {
  for (const pattern of patterns) {
    const found = pattern.exec(path);
    const tab = found?.groups?.['tab'];
    if (found && (tab === undefined || titleTabs.some((known) => known === tab))) return 'page';
  }
  const guide = guidePattern.exec(path)?.groups?.['guia'];
  return guide === undefined ? 'none' : { guide };
}
