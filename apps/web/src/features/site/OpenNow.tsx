import type { LibraryHours } from '@catalogue/api-contract';
import { Availability } from '../../shared/ui/Availability';
import { useOpenState } from './useOpenState';

/** Whether a library is open now, by shape, text and colour. */
export function OpenNow({ hours, inline }: { hours: Pick<LibraryHours, 'horarios'>; inline?: boolean }) {
  const { isOpen, text } = useOpenState()(hours);
  return (
    <Availability state={isOpen ? 'available' : 'lent'} inline={inline}>
      {text}
    </Availability>
  );
}
