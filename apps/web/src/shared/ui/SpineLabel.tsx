import { clsx } from 'clsx';
import { use } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import css from './SpineLabel.module.css';

interface SpineLabelProps {
  /** The parts of the call number, one per line: class, author mark, edition or volume. */
  lines: readonly string[];
  /** On one line, for phones. */
  look?: 'label' | 'line';
}

/** The call number as on the book's spine label, which readers look for on the shelf. */
export function SpineLabel({ lines, look = 'label' }: SpineLabelProps) {
  const callNumber = lines.join(' ');
  // Not with the hook, which costs more than the rest of a result row; a change of language reloads the page anyway.
  const i18n = use(I18nContext)?.i18n ?? getI18n();
  const name = i18n.t('shared:callNumber', { callNumber });
  return (
    <div className={clsx(css.root, css[`root_${look}`])} role="note" aria-label={name}>
      {look === 'label' ? lines.join('\n') : callNumber}
    </div>
  );
}
