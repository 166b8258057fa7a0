import { InstitutionText } from '../features/site/public';
import { Dialog } from '../shared/ui/Dialog';

interface InstitutionTextDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
}

/** A text of the institution in a dialog of size xl: how to reach the library (D1 §2), its terms of privacy. */
export function InstitutionTextDialog({ isOpen, onClose, title, text }: InstitutionTextDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="xl">
      <InstitutionText>{text}</InstitutionText>
    </Dialog>
  );
}
