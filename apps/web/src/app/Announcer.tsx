import { useSelector } from 'react-redux';

/** Live region for screen readers only. It is rendered from the start, or the first sentence would not be announced. */
export function Announcer() {
  const text = useSelector((state: { announcement: string }) => state.announcement);
  return (
    <span className="sr-only" aria-live="polite">
      {text}
    </span>
  );
}
