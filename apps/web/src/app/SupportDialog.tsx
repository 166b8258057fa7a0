import { useTranslation } from 'react-i18next';
import { styled } from '../shared/theme/styled';
import { Dialog } from '../shared/ui/Dialog';

// As the institution wrote it, its lines included.
const Message = styled('p', { base: { maxWidth: '65ch', whiteSpace: 'pre-line' } });

interface SupportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  message: string | null | undefined;
}

/** How to reach the library (D1 §2: size xl, `msg_suporte_consulta`). */
export function SupportDialog({ isOpen, onClose, message }: SupportDialogProps) {
  const { t } = useTranslation('app');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('support')} size="xl">
      <Message>{message || t('noSupportMessage')}</Message>
    </Dialog>
  );
}
