import { longestText } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Notice } from '../../shared/ui/Notice';
import { TextArea } from '../../shared/ui/TextArea';
import { useAttempt } from '../../shared/useAttempt';
import { useFailureText } from '../../shared/useFailureText';
import { useFormDraft } from '../../shared/useFormDraft';
import { useFailureToast } from '../../shared/useFailureToast';
import { AskDialog } from './AskDialog';
import { LibraryFields, libraryBox } from './LibraryFields';
import { useSendGeneralCommentMutation } from './units.api';

const ids = { biblioteca: 'comentario-biblioteca', content: 'comentario-texto' };
const nothing = { campus: '', biblioteca: '', search: '', content: '' };

/** The comment modal of the footer (D1 §2, activity 13). The draft survives closing it. */
export function CommentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('units');
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const failureToast = useFailureToast();
  const { draft: begun, change, forget } = useFormDraft<typeof nothing>('generalComment');
  const draft = { ...nothing, ...begun };
  const [sendComment, { isLoading, error, reset }] = useSendGeneralCommentMutation();
  const refusal = error as CallFailure | undefined;

  const library = libraryBox(ids.biblioteca, draft);
  const flaws = [
    ...(draft.biblioteca ? [] : [{ id: library, text: t('missing_biblioteca') }]),
    ...(draft.content.trim() ? [] : [{ id: ids.content, text: t('missing_content') }]),
  ];
  const { attempt, errorOf, tell, startOver } = useAttempt(flaws);
  function close() {
    startOver();
    reset();
    onClose();
  }
  async function send() {
    if (isLoading) return;
    tell();
    if (flaws.length > 0) return;
    const sent = await sendComment({ body: { content: draft.content.trim(), b: draft.biblioteca } });
    if (sent.error) {
      if ((sent.error as CallFailure).status !== 422) failureToast(sent.error);
      return;
    }
    forget();
    close();
    dispatch(toastShown({ tone: 'ok', message: t('ComentarioGeralEnviadoSucesso') }));
  }
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={close}
      title={t('commentTitle')}
      signInWhy={t('RealizeLoginEnviarComentario')}
      sendLabel={t('sendComment')}
      busy={isLoading}
      onSend={() => void send()}
    >
      <ErrorSummary errors={flaws} attempt={attempt} />
      {refusal?.status === 422 && (
        <Notice tone="warning" role="alert">
          {failureText(refusal)}
        </Notice>
      )}
      <LibraryFields
        id={ids.biblioteca}
        chosen={draft}
        onChoose={change}
        search={draft.search}
        onSearch={(search) => change({ search })}
        error={errorOf(library)}
      />
      <TextArea
        id={ids.content}
        label={t('comment')}
        maxLength={longestText}
        value={draft.content}
        onChange={(content) => change({ content })}
        error={errorOf(ids.content)}
      />
    </AskDialog>
  );
}
