import type { InstitutionSettings } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { refetchAll } from '../../../shared/api';
import { ErrorSummary } from '../../../shared/ui/ErrorSummary';
import { Form } from '../../../shared/ui/Form';
import { useFailureToast } from '../../../shared/useFailureToast';
import { useSubmitOnce } from '../../../shared/useSubmitOnce';
import { useInstitutionPreview } from '../../site/public';
import { useControlAnswer } from '../useControl';
import { GuideFields } from './GuideFields';
import { HoursFields } from './HoursFields';
import { IdentityFields } from './IdentityFields';
import { InstitutionFile } from './InstitutionFile';
import { LoanRuleFields } from './LoanRuleFields';
import { PublishBar } from './PublishBar';
import {
  changesBetween,
  draftOf,
  fieldId,
  ownerName,
  refusedValues,
  type FieldOwner,
  type FieldProps,
  type Institution,
  type InstitutionDraft,
  type RefusedValue,
} from './institutionDraft';
import { useFieldName } from './useFieldName';
import { useRefusalText } from './useRefusalText';
import css from './InstitutionForm.module.css';

/** Edits identity, hours, loan rules and guides; nothing is seen by others before it is published. */
export function InstitutionForm({ stored }: { stored: InstitutionDraft }) {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const answerOf = useControlAnswer();
  const showFailure = useFailureToast();
  const nameOf = useFieldName();
  const refusalText = useRefusalText();
  const [published, setPublished] = useState(stored);
  const [draft, setDraft] = useState(stored);
  const [undo, setUndo] = useState<InstitutionSettings | null>(null);
  const [chosen, setChosen] = useState({
    sigla: stored.bibliotecas[0]?.sigla,
    loanType: stored.tipos_emprestimo[0]?.descricao,
    guide: 0,
  });
  const [refused, setRefused] = useState<RefusedValue[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isSending, setSending] = useState(false);
  const changes = changesBetween(published, draft);
  const isChanged = Object.keys(changes).length > 0;
  useInstitutionPreview(isPreviewed ? draft.instituicao : null);

  const chosenWith = ({ sigla, loanType, guide }: FieldOwner): typeof chosen => ({
    sigla: sigla ?? chosen.sigla,
    loanType: loanType ?? chosen.loanType,
    guide: guide ?? chosen.guide,
  });
  const flaws = refused.map(({ sentence, ...value }) => {
    const shown = chosenWith(value);
    const isShown = shown.sigla === chosen.sigla && shown.loanType === chosen.loanType && shown.guide === chosen.guide;
    const text = refusalText(nameOf(value), sentence);
    return {
      id: fieldId(value),
      text: isShown ? text : `${ownerName(draft, value)}: ${text}`,
      reveal: () => setChosen(shown),
    };
  });
  const { attempt, errorOf, startOver, submit } = useSubmitOnce({
    flaws,
    // What was refused may be sent again: the server decides.
    isValid: true,
    isBlocked: isSending || !isChanged,
    save: () => send(changes),
    showRefusal: ({ errors }) => {
      const values = errors ? refusedValues(errors, changes) : [];
      setRefused(values);
      // Shows the fields of the first of each that was refused.
      setChosen(
        chosenWith({
          sigla: values.find(({ sigla }) => sigla !== undefined)?.sigla,
          loanType: values.find(({ loanType }) => loanType !== undefined)?.loanType,
          guide: values.find(({ guide }) => guide !== undefined)?.guide,
        }),
      );
      return values.length > 0;
    },
    message: () => t('published'),
    onSaved: ({ library }) => show(draftOf(library), changesBetween(draft, published)),
  });

  async function send(body: InstitutionSettings) {
    setSending(true);
    const answer = await answerOf('setLibraryData', { body });
    setSending(false);
    return answer;
  }
  function show(saved: InstitutionDraft, undoing: InstitutionSettings | null) {
    setPublished(saved);
    setDraft(saved);
    setUndo(undoing);
    setRefused([]);
    setPreviewed(false);
    startOver();
    dispatch(refetchAll());
  }
  async function takeBack() {
    if (undo === null || isSending) return;
    const { data, error } = await send(undo);
    if (data) show(draftOf(data.library), null);
    else showFailure(error);
  }
  async function storeFile(data: InstitutionSettings) {
    const before = await answerOf('getLibraryData');
    if (before.error) return before.error;
    const { data: stored, error } = await send(data);
    if (stored) show(draftOf(stored.library), before.data);
    return error;
  }
  function change(part: Partial<InstitutionDraft>) {
    setDraft({ ...draft, ...part });
    setRefused([]);
  }
  const field: FieldProps = (of) => ({ id: fieldId(of), label: nameOf(of), error: errorOf(fieldId(of)) });

  return (
    <Form className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={flaws} attempt={attempt} />
      <IdentityFields
        institution={draft.instituicao}
        change={(part: Institution) => change({ instituicao: { ...draft.instituicao, ...part } })}
        field={field}
      />
      <HoursFields
        libraries={draft.bibliotecas}
        chosen={chosen.sigla}
        onChoose={(sigla) => setChosen({ ...chosen, sigla })}
        change={(library) =>
          change({ bibliotecas: draft.bibliotecas.map((old) => (old.sigla === library.sigla ? library : old)) })
        }
        field={field}
      />
      <LoanRuleFields
        finePerDay={draft.instituicao.multa_dia}
        onFine={(multa_dia) => change({ instituicao: { ...draft.instituicao, multa_dia } })}
        types={draft.tipos_emprestimo}
        chosen={chosen.loanType}
        onChoose={(loanType) => setChosen({ ...chosen, loanType })}
        change={(type) =>
          change({
            tipos_emprestimo: draft.tipos_emprestimo.map((old) => (old.descricao === type.descricao ? type : old)),
          })
        }
        field={field}
      />
      <GuideFields
        guides={draft.guias}
        chosen={Math.min(chosen.guide, draft.guias.length - 1)}
        onChoose={(guide) => setChosen((now) => ({ ...now, guide }))}
        change={(guias) => change({ guias })}
        field={field}
      />
      <InstitutionFile isChanged={isChanged} store={storeFile} />
      <PublishBar
        changes={changes}
        busy={isSending}
        isPreviewed={isPreviewed}
        onPreview={setPreviewed}
        onDiscard={() => (change(published), setPreviewed(false))}
        onUndo={undo && (() => void takeBack())}
      />
    </Form>
  );
}
