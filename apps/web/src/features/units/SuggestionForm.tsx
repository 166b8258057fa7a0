import { longestLines, longestText } from '@catalogue/api-contract';
import { requiredSuggestionFields, type CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Notice } from '../../shared/ui/Notice';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { useAttempt } from '../../shared/useAttempt';
import { useFailureText } from '../../shared/useFailureText';
import { useFormDraft } from '../../shared/useFormDraft';
import { useFailureToast } from '../../shared/useFailureToast';
import { AskDialog } from './AskDialog';
import { LibraryFields, libraryBox } from './LibraryFields';
import { ProfessorSuggestionLink } from './ProfessorSuggestionLink';
import { useSendSuggestionMutation } from './units.api';

const fields = ['titulo', 'editor', 'autor', 'edicao', 'isbn_issn', 'periodico'] as const;
const nothing = {
  campus: '',
  biblioteca: '',
  search: '',
  titulo: '',
  editor: '',
  autor: '',
  edicao: '',
  isbn_issn: '',
  periodico: '',
  outras_inf: '',
};
const idOf = (field: string) => `sugestao-${field}`;

interface SuggestionFormProps {
  isOpen: boolean;
  onClose: () => void;
  /** The institution's acquisition system, if it has one. */
  system: string | null;
}

/** The nine fields of a suggestion (D1 §3, §5). The draft survives closing it. */
export function SuggestionForm({ isOpen, onClose, system }: SuggestionFormProps) {
  const { t } = useTranslation('units');
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const failureToast = useFailureToast();
  const { draft: begun, change, forget } = useFormDraft<typeof nothing>('suggestion');
  const draft = { ...nothing, ...begun };
  const [sendSuggestion, { isLoading, error, reset }] = useSendSuggestionMutation();
  const refusal = error as CallFailure | undefined;

  const isRequired = (name: string) => requiredSuggestionFields.some((field) => field === name);
  const boxOf = (field: string) => (field === 'biblioteca' ? libraryBox(idOf(field), draft) : idOf(field));
  // The library is only required once its campus is chosen.
  const nameOf = (field: (typeof requiredSuggestionFields)[number]) =>
    field === 'biblioteca' && draft.campus === '' ? t('campus') : t(`field_${field}`);
  const flaws = requiredSuggestionFields
    .filter((field) => draft[field].trim() === '')
    .map((field) => ({ id: boxOf(field), text: t('CampoObrigatorioNaoPreenchido', { campo: nameOf(field) }) }));
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
    const { search: _, ...body } = draft;
    const sent = await sendSuggestion({ body });
    if (sent.error) {
      if ((sent.error as CallFailure).status !== 422) failureToast(sent.error);
      return;
    }
    forget();
    close();
    dispatch(toastShown({ tone: 'ok', message: t('SugestaoAquisicaoEnviadoSucesso') }));
  }
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={close}
      title={t('suggestionTitle')}
      signInWhy={t('RealizeLoginEnviarSugestaoAquisicao')}
      sendLabel={t('sendSuggestion')}
      busy={isLoading}
      onSend={() => void send()}
    >
      <ErrorSummary errors={flaws} attempt={attempt} />
      {refusal?.status === 422 && (
        <Notice tone="warning" role="alert">
          <p>{failureText(refusal)}</p>
          {refusal.message === 'sugestao_de_professor' && system && <ProfessorSuggestionLink address={system} />}
        </Notice>
      )}
      <LibraryFields
        id={idOf('biblioteca')}
        chosen={draft}
        onChoose={change}
        search={draft.search}
        onSearch={(search) => change({ search })}
        error={errorOf(boxOf('biblioteca'))}
      />
      {fields.map((field) => (
        <TextField
          key={field}
          id={idOf(field)}
          label={t(`field_${field}`)}
          optional={!isRequired(field)}
          maxLength={longestText}
          value={draft[field]}
          onChange={(value) => change({ [field]: value })}
          error={errorOf(idOf(field))}
        />
      ))}
      <TextArea
        id={idOf('outras_inf')}
        label={t('field_outras_inf')}
        optional
        rows={3}
        maxLength={longestLines}
        value={draft.outras_inf}
        onChange={(outras_inf) => change({ outras_inf })}
      />
    </AskDialog>
  );
}
