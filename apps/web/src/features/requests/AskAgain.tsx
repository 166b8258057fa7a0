import type { RequestEntry, RequestType } from '@catalogue/api-contract';
import type { RequestForm } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pageHeading } from '../../shared/focus';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { useFormDraft } from '../../shared/useFormDraft';
import { formAddress } from './formAddress';
import { draftOfSent, isWritten, type RequestDraft } from './requestDraft';

/** Opens the form of a sent request with its fields filled in. Asks before it replaces what is written there. */
export function AskAgain({ request, form }: { request: RequestEntry; form: RequestForm }) {
  const { t } = useTranslation('requests');
  const navigate = useNavigate();
  const { draft, replace } = useFormDraft<RequestDraft>(`request.${form}`);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'confirmed'>('closed');

  function fill() {
    setDialog('confirmed');
    replace(draftOfSent(form, request));
    void navigate(formAddress[request.tipo as RequestType] + (request.subtipo ? `?tipo=${request.subtipo}` : ''));
  }
  return (
    <div className="outdent">
      <Button
        variant="text"
        size="small"
        aria-label={t('askAgainFor', { what: request.resumo })}
        aria-haspopup={isWritten(draft) ? 'dialog' : undefined}
        onClick={() => (isWritten(draft) ? setDialog('open') : fill())}
      >
        {t('askAgain')}
      </Button>
      <ConfirmDialog
        isOpen={dialog === 'open'}
        onClose={() => setDialog('closed')}
        onConfirm={fill}
        next={() => (dialog === 'confirmed' ? pageHeading() : null)}
        title={t('replaceDraftTitle')}
        confirmLabel={t('replaceDraft')}
        keepLabel={t('keepDraft')}
      >
        {t('discardWhat')}
      </ConfirmDialog>
    </div>
  );
}
