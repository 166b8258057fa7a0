const storageName = 'catalogue.guardar';

/**
 * The codes of the titles that the user asked to keep in this tab. The address alone is not trusted: a link from
 * another site could contain it. It survives a sign-in that reloads the page.
 */
export const saveWanted = (acervos: readonly string[]): void => sessionStorage.setItem(storageName, acervos.join(','));

export const forgetWanted = (): void => sessionStorage.removeItem(storageName);

/** Whether the user asked for each of these in this tab. */
export function areWanted(acervos: readonly string[]): boolean {
  const wanted = sessionStorage.getItem(storageName)?.split(',') ?? [];
  return acervos.length > 0 && acervos.every((code) => wanted.includes(code));
}
