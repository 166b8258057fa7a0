import { maxTextLength } from '@catalogue/api-contract';
import { commentBlock } from '@catalogue/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { TextArea } from '../../shared/ui/TextArea';
import { useDraft } from '../../shared/useDraft';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { SignInDialog } from '../session/public';
import { commentDraft, commentField } from './commentField';
import { useAddCommentMutation, useListCommentedTitlesQuery } from './comments.api';

interface CommentFormProps {
  codAcervo: string;
  isSignedIn: boolean;
}

/** A single field. The text survives a sign-in; the limit is shown before sending. */
export function CommentForm({ codAcervo, isSignedIn }: CommentFormProps) {
  const { t } = useTranslation(['comments', 'shared']);
  const [content, setContent] = useDraft(commentDraft(codAcervo));
  const [isSigningIn, setSigningIn] = useState(false);
  const { currentData: commented } = useListCommentedTitlesQuery(undefined, { skip: !isSignedIn });
  const [addComment] = useAddCommentMutation();
  const waiting = (commented ?? []).reduce((sum, { aguardando = 0 }) => sum + aguardando, 0);
  const block = isSignedIn ? commentBlock(waiting) : null;
  const isEmpty = content.trim() === '';

  const { errorOf, isSending, send, submit } = useSubmitOnce({
    flaws: isEmpty ? [{ id: commentField, text: t('empty') }] : [],
    focusesFlaw: true,
    isBlocked: block !== null,
    save: () => addComment({ params: { id: codAcervo }, body: { content } }),
    forget: () => setContent(''),
    message: () => t('sent'),
  });
  function go(event: FormEvent) {
    if (isSignedIn || isEmpty) return submit(event);
    event.preventDefault();
    setSigningIn(true);
  }

  return (
    <>
      <form className="stack justify-items-start gap-3 mt-5" onSubmit={go} noValidate data-screen-only="">
        <div className="w-full">
          <TextArea
            id={commentField}
            label={t('write')}
            hint={isSignedIn ? t('approvedFirst') : t('RealizeLoginEnviarComentario')}
            error={errorOf(commentField)}
            maxLength={maxTextLength}
            rows={4}
            value={content}
            onChange={setContent}
          />
        </div>
        <Button
          type="submit"
          busy={isSending}
          busyLabel={t('sending', { ns: 'shared' })}
          reason={block ? t(block, { ns: 'shared' }) : undefined}
        >
          {t(isSignedIn ? 'send' : 'signInToSend')}
        </Button>
      </form>
      <SignInDialog
        isOpen={isSigningIn}
        onClose={() => setSigningIn(false)}
        reason={t('RealizeLoginEnviarComentario')}
        onSignedIn={() => void send()}
      />
    </>
  );
}
