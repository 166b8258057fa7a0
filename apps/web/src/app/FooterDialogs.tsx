import { useTranslation } from 'react-i18next';
import { privacyTerms, useGetInstitutionQuery } from '../features/site/public';
import type { FooterDialog } from './footerLists';
import { InstitutionTextDialog } from './InstitutionTextDialog';
import { WrittenDialogs } from './WrittenDialogs';

interface FooterDialogsProps {
  open: FooterDialog | null;
  onClose: () => void;
}

/** The dialogs that the footer opens. Their code is loaded when one is first opened. */
export function FooterDialogs({ open, onClose }: FooterDialogsProps) {
  const { t } = useTranslation('app');
  const { data: institution } = useGetInstitutionQuery();
  return (
    <>
      <InstitutionTextDialog
        isOpen={open === 'support'}
        onClose={onClose}
        title={t('support')}
        text={institution?.msg_suporte_consulta || t('noSupportMessage')}
      />
      <InstitutionTextDialog
        isOpen={open === 'privacy'}
        onClose={onClose}
        title={t('privacy')}
        text={privacyTerms(institution)?.text ?? ''}
      />
      <WrittenDialogs open={open} onClose={onClose} />
    </>
  );
}
