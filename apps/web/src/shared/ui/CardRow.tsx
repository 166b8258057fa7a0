import type { ReactNode } from 'react';
import css from './CardRow.module.css';

interface CardRowProps {
  cover: ReactNode;
  name: ReactNode;
  nameId?: string;
  /** Lines of facts. */
  children: ReactNode;
  action?: ReactNode;
}

/** A title of the patron in a card: its name, its state, its action. */
export function CardRow({ cover, name, nameId, children, action }: CardRowProps) {
  return (
    <li className={css.root}>
      <div>{cover}</div>
      <div>
        <h3 className={css.name}>
          <span id={nameId}>{name}</span>
        </h3>
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </li>
  );
}
