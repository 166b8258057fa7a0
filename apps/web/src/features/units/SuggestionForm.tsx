import { maxMultilineLength, maxTextLength } from '@catalogue/api-contract';
import { requiredSuggestionFields } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { useFormDraft } from '../../shared/useFormDraft';
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
  const { draft: begun, change, forget } = useFormDraft<typeof nothing>('suggestion');
  const draft = { ...nothing, ...begun };
  const { search, ...body } = draft;
  const [sendSuggestion, call] = useSendSuggestionMutation();

  const isRequired = (name: string) => requiredSuggestionFields.some((field) => field === name);
  const boxOf = (field: string) => (field === 'biblioteca' ? libraryBox(idOf(field), draft) : idOf(field));
  // The library is only required once its campus is chosen.
  const nameOf = (field: (typeof requiredSuggestionFields)[number]) =>
    field === 'biblioteca' && draft.campus === '' ? t('campus') : t(`field_${field}`);
  const flaws = requiredSuggestionFields
    .filter((field) => draft[field].trim() === '')
    .map((field) => ({ id: boxOf(field), text: t('CampoObrigatorioNaoPreenchido', { campo: nameOf(field) }) }));
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('suggestionTitle')}
      signInWhy={t('RealizeLoginEnviarSugestaoAquisicao')}
      sendLabel={t('sendSuggestion')}
      flaws={flaws}
      call={call}
      send={() => sendSuggestion({ body })}
      forget={forget}
      message={t('SugestaoAquisicaoEnviadoSucesso')}
      refusal={(text, { message }) => (
        <>
          <p>{text}</p>
          {message === 'sugestao_de_professor' && system && <ProfessorSuggestionLink address={system} />}
        </>
      )}
    >
      {(errorOf) => (
        <>
          <LibraryFields
            id={idOf('biblioteca')}
            chosen={draft}
            onChoose={change}
            search={search}
            onSearch={(text) => change({ search: text })}
            error={errorOf(boxOf('biblioteca'))}
          />
          {fields.map((field) => (
            <TextField
              key={field}
              id={idOf(field)}
              label={t(`field_${field}`)}
              optional={!isRequired(field)}
              maxLength={maxTextLength}
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
            maxLength={maxMultilineLength}
            value={draft.outras_inf}
            onChange={(outras_inf) => change({ outras_inf })}
          />
        </>
      )}
    </AskDialog>
  );
}
