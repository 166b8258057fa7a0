import { maxTextLength } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../shared/ui/TextArea';
import { useFormDraft } from '../../shared/useFormDraft';
import { AskDialog } from './AskDialog';
import { LibraryFields, libraryBox } from './LibraryFields';
import { useSendGeneralCommentMutation } from './units.api';

const ids = { biblioteca: 'comentario-biblioteca', content: 'comentario-texto' };
const nothing = { campus: '', biblioteca: '', search: '', content: '' };

interface CommentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The record that a problem is reported of, as text: sent as the first line. */
  about?: string;
}

/** The comment modal of the footer (D1 §2, activity 13), and of a record's problem. The draft survives closing it. */
export function CommentDialog({ isOpen, onClose, about }: CommentDialogProps) {
  const { t } = useTranslation('units');
  const form = about === undefined ? 'generalComment' : `recordProblem.${about}`;
  const { draft: begun, change, forget } = useFormDraft<typeof nothing>(form);
  const draft = { ...nothing, ...begun };
  const [sendComment, call] = useSendGeneralCommentMutation();

  const firstLine = about === undefined ? '' : `${t('problemOf', { record: about })}\n`;
  const library = libraryBox(ids.biblioteca, draft);
  const flaws = [
    ...(draft.biblioteca ? [] : [{ id: library, text: t('missing_biblioteca') }]),
    ...(draft.content.trim() ? [] : [{ id: ids.content, text: t('missing_content') }]),
  ];
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(about === undefined ? 'commentTitle' : 'problemTitle')}
      signInWhy={t('RealizeLoginEnviarComentario')}
      sendLabel={t('sendComment')}
      flaws={flaws}
      call={call}
      send={() => sendComment({ body: { content: firstLine + draft.content.trim(), b: draft.biblioteca } })}
      forget={forget}
      message={t('ComentarioGeralEnviadoSucesso')}
    >
      {(errorOf) => (
        <>
          {about !== undefined && <p>{t('problemHint', { record: about })}</p>}
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
            label={t(about === undefined ? 'comment' : 'problem')}
            maxLength={maxTextLength - firstLine.length}
            value={draft.content}
            onChange={(content) => change({ content })}
            error={errorOf(ids.content)}
          />
        </>
      )}
    </AskDialog>
  );
}
