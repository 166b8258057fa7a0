const storageName = 'catalogue.guardar';

/**
 * Which titles somebody of this tab asked to keep, by their codes: what the address alone asks for, anybody may have written. It
 * outlives a sign-in that reads the page anew.
 */
export const saveWanted = (acervos: readonly string[]): void => sessionStorage.setItem(storageName, acervos.join(','));

export const forgetWanted = (): void => sessionStorage.removeItem(storageName);

/** Whether each of these was asked for here. */
export function areWanted(acervos: readonly string[]): boolean {
  const wanted = sessionStorage.getItem(storageName)?.split(',') ?? [];
  return acervos.length > 0 && acervos.every((code) => wanted.includes(code));
}
