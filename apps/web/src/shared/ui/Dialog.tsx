import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { onDemand } from '../onDemand';
import { useIsFromServer } from '../useIsFromServer';

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

const DialogFrame = onDemand(() => import('./DialogFrame'));

/** A dialog: centred on a desktop, a drawer from the bottom on a phone. Its code is loaded when first opened. */
export function Dialog(props: DialogProps) {
  const isFromServer = useIsFromServer();
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened || isFromServer) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
