import { useSelector } from 'react-redux';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden';

/** What is said to screen readers alone; it stands there from the start, or the first sentence would not be heard. */
export function Announcer() {
  const text = useSelector((state: { announcement: string }) => state.announcement);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
