/** Navigation that leaves the page, in one place so that tests can mock it. */
export const browserNavigation = {
  to: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
};
