import type { ReactNode, RefObject } from 'react';
import { dialogOnDemand } from '../onDemand';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons. On a phone they share the width at the bottom. */
  footer?: ReactNode;
  /** The desktop's width: 24, 36 or 60 rem. */
  size?: 'xs' | 'md' | 'xl';
  /** At the bottom at any width, for dialogs opened by a phone's bar. */
  bottom?: boolean;
  /** The dialog asks for a confirmation. */
  isAlert?: boolean;
  /** The element with the initial focus. */
  safe?: RefObject<HTMLElement | null>;
  /** The element that gets the focus on closing; if null, the one that had it before. */
  next?: () => HTMLElement | null;
}

/** A dialog: centred on a desktop, a drawer from the bottom on a phone. */
export const Dialog = dialogOnDemand<DialogProps>(() => import('./DialogFrame'));
