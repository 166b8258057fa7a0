import css from './Paragraphs.module.css';

/** A text of the library; paragraphs are separated by an empty line. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={css.root}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
    </div>
  );
}
