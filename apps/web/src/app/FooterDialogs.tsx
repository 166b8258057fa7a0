import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { privacyTerms, useGetInstitutionQuery } from '../features/site/public';
import { CommentDialog, SuggestionDialog } from '../features/units/public';
import { selectPatron } from '../shared/session';
import type { FooterDialog } from './footerLists';
import { InstitutionTextDialog } from './InstitutionTextDialog';

interface FooterDialogsProps {
  open: FooterDialog | null;
  onClose: () => void;
}

/** The dialogs that the footer opens. */
export function FooterDialogs({ open, onClose }: FooterDialogsProps) {
  const { t } = useTranslation('app');
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
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
      {/* Keyed by the person, so that the next one does not see a text that was not sent. */}
      <Fragment key={patron?.user.cod_pessoa ?? ''}>
        <CommentDialog isOpen={open === 'comment'} onClose={onClose} />
        <SuggestionDialog isOpen={open === 'suggestion'} onClose={onClose} />
      </Fragment>
    </>
  );
}
