import { inCatalogue } from './platform';

/** Navigation that leaves the page, in one place so that tests can mock it. */
export const browserNavigation = {
  to: (address: string): void => window.location.assign(inCatalogue(address)),
  reload: (): void => window.location.reload(),
};
