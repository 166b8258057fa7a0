import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chakra } from './Chakra';
import type { DialogProps } from './Dialog';
import css from './DialogFrame.module.css';
import { CloseIcon } from './icons';
import { toastRegion, WayToToasts } from './Toasts';

/** The part that `Dialog` loads when first opened: traps the focus, closes on Escape, restores the focus. */
export default function DialogFrame(props: DialogProps) {
  const { isOpen, onClose, safe, next } = props;
  // While it closes, it still shows what it was about, which its caller may have forgotten by then.
  const [shown, setShown] = useState(props);
  if (isOpen && shown !== props) setShown(props);
  const { size = 'md', bottom = false, isAlert = false, title, children, footer } = shown;
  const { t } = useTranslation('shared');
  return (
    <Chakra>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && onClose()}
        // Closed by the user only, not by the focus that a previous dialog restores when this one follows it.
        onFocusOutside={(event) => event.preventDefault()}
        // Toasts report the result of a click in the dialog, and can be dismissed while it is open.
        persistentElements={toastRegion() ? [toastRegion] : []}
        role={isAlert ? 'alertdialog' : 'dialog'}
        initialFocusEl={safe ? () => safe.current : undefined}
        finalFocusEl={next}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className={css.backdrop} />
          <Dialog.Positioner>
            <Dialog.Content
              inert={!isOpen}
              className={clsx(css.content, !bottom && [css.contentCentred, css[`contentCentred_${size}`]])}
            >
              <Dialog.Header className={css.header}>
                <Dialog.Title className="text-xl">{title}</Dialog.Title>
                <Dialog.CloseTrigger className={css.close} aria-label={t('close')}>
                  <CloseIcon />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body className={css.body}>{children}</Dialog.Body>
              <WayToToasts />
              {footer && <Dialog.Footer className={css.footer}>{footer}</Dialog.Footer>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
