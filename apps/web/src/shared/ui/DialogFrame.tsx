import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from './Dialog';
import { CloseIcon } from './icons';
import { toastRegion } from './Toasts';

const backdrop: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: 40,
  bg: 'rgb(10 16 15 / 0.6)',
  '&[data-state=open]': { animation: 'appear var(--calmo)' },
};
const bottomSheet: SystemStyleObject = {
  position: 'fixed',
  zIndex: 41,
  insetInline: '0',
  bottom: '0',
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxHeight: '88vh',
  borderRadius: '16px 16px 0 0',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'raised',
  '@supports (height: 1dvh)': { maxHeight: '88dvh' },
  '&[data-state=open]': { animation: 'rise var(--calmo)' },
  '&:focus-visible': { outline: '0', boxShadow: 'raised' },
  _contrast: { border: '2px solid var(--borda)' },
  _forcedColors: { border: '2px solid' },
};
const widths = { xs: '24rem', md: '36rem', xl: '60rem' };
const centred = (size: keyof typeof widths): SystemStyleObject => ({
  _wide: {
    insetInline: '0',
    top: '50%',
    bottom: 'auto',
    marginInline: 'auto',
    width: `min(${widths[size]}, 100vw - 4rem)`,
    borderRadius: 'panel',
    translate: '0 -50%',
  },
});
const header: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'e3',
  padding: '0.75rem 0.5rem 0.5rem 1rem',
  borderBottom: '1px solid var(--borda)',
};
const title: SystemStyleObject = { fontSize: 'xl' };
const close: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  border: '0',
  borderRadius: 'control',
  bg: 'transparent',
  color: 'marca.fg',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.muted' },
};
const body: SystemStyleObject = { flex: '1', overflowY: 'auto', overscrollBehavior: 'contain', padding: 'e4' };
const footer: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'e2',
  padding: '0.75rem 1rem calc(0.75rem + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--borda)',
  '& > *': { flex: '1' },
  _wide: { justifyContent: 'flex-end', '& > *': { flex: '0 1 auto' } },
};

/** The part that `Dialog` loads when first opened: traps the focus, closes on Escape, restores the focus. */
export default function DialogFrame(props: DialogProps) {
  const { isOpen, onClose, size = 'md', bottom = false, isAlert = false, safe, next } = props;
  const { t } = useTranslation('shared');
  return (
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
        <Dialog.Backdrop css={backdrop} />
        <Dialog.Positioner>
          <Dialog.Content css={bottom ? bottomSheet : [bottomSheet, centred(size)]}>
            <Dialog.Header css={header}>
              <Dialog.Title css={title}>{props.title}</Dialog.Title>
              <Dialog.CloseTrigger css={close} aria-label={t('close')}>
                <CloseIcon />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body css={body}>{props.children}</Dialog.Body>
            {props.footer && <Dialog.Footer css={footer}>{props.footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
