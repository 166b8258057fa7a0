import { useSelector } from 'react-redux';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden';

/** Live region for screen readers only. It is rendered from the start, or the first sentence would not be announced. */
export function Announcer() {
  const text = useSelector((state: { announcement: string }) => state.announcement);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
