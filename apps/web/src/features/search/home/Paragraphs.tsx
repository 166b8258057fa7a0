import { styled } from '../../../shared/theme/styled';

const Root = styled('div', { base: { maxWidth: '42rem', display: 'grid', gap: 'e3', overflowWrap: 'anywhere' } });

/** A text of the library; paragraphs are separated by an empty line. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <Root>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
    </Root>
  );
}
