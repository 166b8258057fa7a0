import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { onDemand } from '../onDemand';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons. On a phone they share the width, under the thumb. */
  footer?: ReactNode;
  /** The desktop's width: 24, 36 or 60 rem. */
  size?: 'xs' | 'md' | 'xl';
  /** At the bottom at any width, for what a phone's bar opens. */
  bottom?: boolean;
  /** It asks before something is done. */
  isAlert?: boolean;
  /** What has the focus first. */
  safe?: RefObject<HTMLElement | null>;
  /** What has the focus when it is closed; what had it before, where this gives null. */
  next?: () => HTMLElement | null;
}

const DialogFrame = onDemand(() => import('./DialogFrame'));

/** A dialog: centred on a desktop, a drawer from the bottom on a phone. Its machinery is loaded when first opened. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
