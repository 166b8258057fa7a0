import { useSearchParams } from 'react-router-dom';
import { pageParameter } from './usePeriod';
import { inPlace } from './useScrollRestoration';

/** A choice stored in the address; changing it returns to the first page. */
export function useChoiceInAddress(name: string): [value: string, choose: (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  return [
    address.get(name) ?? '',
    (value) => {
      const next = new URLSearchParams(address);
      next.delete(pageParameter);
      if (value) next.set(name, value);
      else next.delete(name);
      setAddress(next, { state: inPlace });
    },
  ];
}
