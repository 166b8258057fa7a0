import type { Provider } from '@catalogue/api-contract';

/** The e-resource providers of the redirect call (D1 §7), with patterns of their hosts; the first match wins. */
export const PROVIDERS: Record<Provider, RegExp> = {
  pearson: /pearson|bvirtual\.com\.br/,
  cengage: /cengage/,
  editora_forum: /editoraforum|forumconhecimento/,
  minhabiblioteca: /minhabiblioteca/,
  ebrary: /ebrary/,
  rtonline: /rtonline|revistadostribunais/,
  lectio: /lectio/,
  gale_book: /gvrl|go\.galegroup/,
  gale: /gale/,
  oxford: /oxford|oup\.com/,
  proquest: /proquest/,
  uptodate: /uptodate/,
  lexicomp: /lexi(\.|comp)/,
  solucto: /solucto/,
  jornalderesenhas: /jornalderesenhas/,
};

/** All providers, in the order in which their patterns are tried: `gale_book` before `gale`. */
export const providersByPattern = Object.keys(PROVIDERS) as Provider[];

/** The provider at this host or address, or null if unknown. */
export function providerAt(address: string): Provider | null {
  const host = /^(?:[a-z]+:\/\/)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return providersByPattern.find((name) => PROVIDERS[name].test(host)) ?? null;
}
