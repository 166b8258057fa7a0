import { isText, listOf } from '../../shared/storedShape';
import { storedValue } from '../../shared/storedValue';
import { tabStorage } from '../../shared/browserStorage';

/**
 * The codes of the titles that the user asked to keep in this tab. The address alone is not trusted: a link from
 * another site could contain it. It survives a sign-in that reloads the page.
 */
const kept = storedValue('catalogue.guardar', listOf(isText), tabStorage);

export const saveWanted = (acervos: readonly string[]): void => kept.save([...acervos]);

export const forgetWanted = (): void => kept.save(null);

/** Whether the user asked for each of these in this tab. */
export function areWanted(acervos: readonly string[]): boolean {
  const wanted = kept.read() ?? [];
  return acervos.length > 0 && acervos.every((code) => wanted.includes(code));
}
