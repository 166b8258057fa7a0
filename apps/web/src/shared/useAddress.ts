import { useLocation, useSearchParams } from 'react-router-dom';
import { furtherInPlace, inPlace, type InPlaceState } from './useScrollRestoration';

export const pageParameter = 'pagina';

interface ChangeOptions {
  /** In place of the current history entry. */
  replace?: boolean;
  toPart?: InPlaceState['toPart'];
}

/**
 * The search parameters of the address, and a function that changes some of them while the reader stays in place. An
 * empty value removes its parameter.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: InPlaceState | null };
  function change(values: Record<string, string | readonly string[]>, { replace, toPart }: ChangeOptions = {}) {
    setAddress(
      (next) => {
        for (const [name, value] of Object.entries(values)) {
          next.delete(name);
          for (const each of [value].flat()) if (each) next.append(name, each);
        }
        return next;
      },
      // The focus target belongs to the previous entry.
      { replace, state: { ...(replace ? { ...state, ...inPlace } : furtherInPlace(state)), toPart } },
    );
  }
  return [address, change] as const;
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
