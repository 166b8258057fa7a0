/** Ways out of this page, in one place: a test stands in for them, since no page of its own could be left. */
export const browserNavigation = {
  to: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
};
