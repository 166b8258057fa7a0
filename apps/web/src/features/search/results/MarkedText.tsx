import { HeadingText } from '../../../shared/ui/HeadingText';
import { markMatches } from './markMatches';

/** A text with the search terms highlighted. */
export const MarkedText = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  markMatches(text, terms).map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : <HeadingText key={at} text={part.text} />,
  );
