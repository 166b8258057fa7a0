import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import css from './TitleRow.module.css';

/** A line of facts below the name of a title. */
export const TitleFactsLine = (props: ComponentProps<'p'>) => (
  <p {...props} className="row items-center gap-1 gap-x-4 text-sm" />
);

interface TitleRowProps {
  check?: ReactNode;
  cover: ReactNode;
  name: ReactNode;
  nameId?: string;
  /** Lines of facts. */
  children: ReactNode;
  action?: ReactNode;
  /** The result of the action. */
  result?: ReactNode;
}

/** A title in a list of the personal area: its name, its action, and the result of that. */
export function TitleRow({ check, cover, name, nameId, children, action, result }: TitleRowProps) {
  return (
    <li className={clsx(css.root, !check && css.rootBare)}>
      {check && <div className={clsx('min-w-0', css.area_check)}>{check}</div>}
      <div className={clsx('min-w-0', css.area_cover)}>{cover}</div>
      <div className={clsx('min-w-0', css.area_text)}>
        {/* Readers who listen go from title to title by headings; clients look for the id on a span (ruling E7). */}
        <span className={css.name} id={nameId} role="heading" aria-level={2}>
          {name}
        </span>
        {children}
      </div>
      {action && <div className={clsx('min-w-0', css.area_action)}>{action}</div>}
      {result && <div className={clsx('min-w-0', css.area_result)}>{result}</div>}
    </li>
  );
}
