import { useLocation, useSearchParams } from 'react-router-dom';
import { furtherInPlace, inPlace, type InPlaceState } from './useScrollRestoration';

export const pageParameter = 'pagina';

interface ChangeOptions {
  /** In place of the current history entry. */
  replace?: boolean;
  toPart?: InPlaceState['toPart'];
  /** The reader comes to another page, at its top, instead of staying in place. */
  isPage?: boolean;
}
type Choices = Record<string, string | readonly string[]>;

function put(values: Choices, address: URLSearchParams): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    address.delete(name);
    for (const each of [value].flat()) if (each) address.append(name, each);
  }
  return address;
}

/**
 * The search parameters of the address, a function that changes some of them while the reader stays in place, and one
 * that returns the address of such a change, for a link. An empty value removes its parameter.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: InPlaceState | null };
  function change(values: Choices, { replace, toPart, isPage }: ChangeOptions = {}) {
    const further = replace ? { ...state, ...inPlace } : furtherInPlace(state);
    // The focus target belongs to the previous entry.
    setAddress((next) => put(values, next), { replace, state: isPage ? undefined : { ...further, toPart } });
  }
  const addressWith = (values: Choices) => ({ search: put(values, new URLSearchParams(address)).toString() });
  return [address, change, addressWith] as const;
}

/**
 * A choice stored in the address, such as a filter of a list; empty without a valid one. Changing it returns to the
 * first page. `known`: the valid values, or a function that recognizes them.
 */
export function useChoiceInAddress<Value extends string>(
  name: string,
  known: readonly Value[] | ((text: string) => boolean),
  options?: ChangeOptions,
) {
  const [address, change] = useAddress();
  const text = address.get(name) ?? '';
  const isKnown = (value: string): value is Value =>
    typeof known === 'function' ? known(value) : known.some((each) => each === value);
  return [
    isKnown(text) ? text : ('' as const),
    (value: string) => change({ [name]: value, [pageParameter]: '' }, options),
  ] as const;
}
