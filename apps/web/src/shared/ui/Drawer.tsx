import { Dialog, type DialogProps } from './Dialog';

/** A drawer from the bottom: filters, more links, accessibility. */
export function Drawer(props: Omit<DialogProps, 'bottom' | 'size' | 'isAlert'>) {
  return <Dialog {...props} bottom />;
}
