import { maxTextLength } from '@catalogue/api-contract';
import { commentBlock } from '@catalogue/domain';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { TextArea } from '../../shared/ui/TextArea';
import { useDraft } from '../../shared/useDraft';
import { useReport } from '../../shared/useReport';
import { SignInDialog } from '../session/public';
import { useAddCommentMutation, useListCommentedTitlesQuery } from './comments.api';

interface CommentFormProps {
  codAcervo: string;
  isSignedIn: boolean;
}

/** A single field. The text survives a sign-in; the limit is shown before sending. */
export function CommentForm({ codAcervo, isSignedIn }: CommentFormProps) {
  const { t } = useTranslation(['comments', 'shared']);
  const report = useReport();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useDraft(`comment.${codAcervo}`);
  const [isChecked, setChecked] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const { currentData: commented } = useListCommentedTitlesQuery(undefined, { skip: !isSignedIn });
  const [addComment, { isLoading }] = useAddCommentMutation();
  const waiting = (commented ?? []).reduce((sum, { aguardando = 0 }) => sum + aguardando, 0);
  const block = isSignedIn ? commentBlock(waiting) : null;
  const isEmpty = content.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || block) return;
    setChecked(true);
    if (isEmpty) return field.current?.focus();
    if (isSignedIn) void send();
    else setSigningIn(true);
  }

  async function send() {
    if (!(await report(addComment({ params: { id: codAcervo }, body: { content } }), t('sent')))) return;
    setContent('');
    setChecked(false);
  }

  return (
    <>
      <form className="stack justify-items-start gap-3 mt-5" onSubmit={submit} noValidate data-screen-only="">
        <div className="w-full">
          <TextArea
            ref={field}
            label={t('write')}
            hint={isSignedIn ? t('approvedFirst') : t('RealizeLoginEnviarComentario')}
            error={isChecked && isEmpty ? t('empty') : undefined}
            maxLength={maxTextLength}
            rows={4}
            value={content}
            onChange={setContent}
          />
        </div>
        <Button
          type="submit"
          busy={isLoading}
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
