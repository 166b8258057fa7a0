import type { InstitutionSettings } from '@catalogue/api-contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { refetchAll } from '../../../shared/api';
import { Button } from '../../../shared/ui/Button';
import { ErrorSummary } from '../../../shared/ui/ErrorSummary';
import { Form } from '../../../shared/ui/Form';
import { Notice } from '../../../shared/ui/Notice';
import { useFailureToast } from '../../../shared/useFailureToast';
import { useOneAtATime } from '../../../shared/useOneAtATime';
import { useSubmitOnce } from '../../../shared/useSubmitOnce';
import { useInstitutionPreview } from '../../site/public';
import { useControlAnswer } from '../useControl';
import { CampusFields } from './CampusFields';
import { GuideFields } from './GuideFields';
import { HoursFields } from './HoursFields';
import { IdentityFields } from './IdentityFields';
import { InstitutionFile } from './InstitutionFile';
import { LoanRuleFields } from './LoanRuleFields';
import { PublishBar } from './PublishBar';
import { InformationFields, QuestionFields } from './QuestionFields';
import { RequestFields } from './RequestFields';
import type { RowsProps } from './RowEditor';
import {
  changesBetween,
  draftOf,
  fieldId,
  isEqual,
  refusedValues,
  readBefore,
  takingBack,
  withFirstLibrary,
  withoutCampus,
  type FieldProps,
  type Institution,
  type InstitutionDraft,
  type ListName,
  type RefusedValue,
} from './institutionDraft';
import { changedByBoth } from './changedByBoth';
import { onTopOf } from './onTopOf';
import { useChangeNames, useFieldName, usePartName, useRowName, useValueNames } from './useFieldName';
import { useQuestionBeforeLeaving } from './useQuestionBeforeLeaving';
import { useRefusalText } from './useRefusalText';
import { keepUnpublished, unpublishedIn } from './unpublished';
import css from './InstitutionForm.module.css';

const firstOfEach: Record<ListName, number> = {
  campi: 0,
  bibliotecas: 0,
  tipos_emprestimo: 0,
  solicitacoes: 0,
  guias: 0,
  perguntas: 0,
  informacoes: 0,
};

/** Edits what an institution says about itself; nothing is seen by others before it is published. */
export function InstitutionForm({ stored }: { stored: InstitutionDraft }) {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const answerOf = useControlAnswer();
  const showFailure = useFailureToast();
  const nameOf = useFieldName();
  const rowName = useRowName();
  const partName = usePartName();
  const valueNames = useValueNames();
  const changeNames = useChangeNames();
  const refusalText = useRefusalText();
  const app = useStore();
  const [before] = useState(() => unpublishedIn(app));
  const [published, setPublished] = useState(stored);
  const [draft, setDraft] = useState(() =>
    before
      ? onTopOf(stored, before.published, before.draft)
      : withFirstLibrary(stored, { campus: t('firstCampus'), library: t('firstLibrary') }),
  );
  const [begun] = useState(draft);
  const [undo, setUndo] = useState<InstitutionSettings | null>(null);
  const [chosen, setChosen] = useState(firstOfEach);
  const [refused, setRefused] = useState<RefusedValue[]>([]);
  const [others, setOthers] = useState<(keyof InstitutionDraft)[]>([]);
  const [theirs, setTheirs] = useState(() =>
    before ? valueNames(stored, changedByBoth(stored, before.published, before.draft)) : [],
  );
  const [isPreviewed, setPreviewed] = useState(false);
  const inTurn = useOneAtATime();
  const { run, isBusy: isSending } = inTurn;
  const changes = changesBetween(published, draft);
  const isChanged = Object.keys(changes).length > 0;
  // A first library that nobody has touched is no change to ask about.
  const isToKeep = isChanged && (before !== null || published !== stored || !isEqual(draft, begun));
  useQuestionBeforeLeaving(isToKeep);
  useEffect(() => keepUnpublished(app, isToKeep ? { published, draft } : null));
  useInstitutionPreview(isPreviewed ? draft.instituicao : null);

  const placeIn = (list: ListName): number => Math.max(0, Math.min(chosen[list], draft[list].length - 1));
  const choose = (list: ListName, at: number) => setChosen((now) => ({ ...now, [list]: at }));
  const flaws = refused.map(({ sentence, ...value }) => {
    const { list, at = 0 } = value;
    const text = refusalText(nameOf(value), sentence);
    return {
      id: fieldId(value),
      text: list === undefined || placeIn(list) === at ? text : `${rowName(draft, list, at)}: ${text}`,
      reveal: () => list && choose(list, at),
    };
  });
  const { attempt, errorOf, startOver, submit } = useSubmitOnce({
    flaws,
    // What was refused may be sent again: the server decides.
    isValid: true,
    isBlocked: !isChanged,
    inTurn,
    save: () => send(changes, readBefore(published, changes)),
    showRefusal: ({ status, errors }) => {
      if (status === 409) return showOthers(errors);
      const values = errors ? refusedValues(errors, published, draft) : [];
      setRefused(values);
      // Shows the fields of the first of each list that was refused.
      for (const { list, at = 0 } of values.toReversed()) if (list) choose(list, at);
      return values.length > 0;
    },
    message: () => t('published'),
    onSaved: ({ library }) => show(draftOf(library), takingBack(draft, published)),
  });

  const send = (body: InstitutionSettings, antes: InstitutionSettings = {}) =>
    answerOf('setLibraryData', { body: { ...body, antes } });
  function showOthers(errors: Record<string, string[]> = {}) {
    setOthers(Object.keys(errors) as (keyof InstitutionDraft)[]);
    return true;
  }
  /** Shows what others have published, with what is typed here on top of it. */
  async function readAgain() {
    const { data, error } = await answerOf('getLibraryData');
    if (error) return void showFailure(error);
    const fresh = draftOf(data);
    setTheirs(valueNames(fresh, changedByBoth(fresh, published, draft)));
    // With what was typed until now.
    setDraft((now) => onTopOf(fresh, published, now));
    setPublished(fresh);
    setUndo(null);
    setOthers([]);
    dispatch(refetchAll());
  }
  function show(saved: InstitutionDraft, undoing: InstitutionSettings | null) {
    setPublished(saved);
    setDraft(saved);
    setUndo(undoing);
    setRefused([]);
    setOthers([]);
    setTheirs([]);
    setPreviewed(false);
    startOver();
    dispatch(refetchAll());
  }
  async function takeBack() {
    if (undo === null) return;
    const { data, error } = await send(undo, readBefore(published, undo));
    if (data) show(draftOf(data.library), null);
    else if (error.status !== 409) showFailure(error);
    else showOthers(error.errors);
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
  const rowsOf = <List extends ListName>(list: List): RowsProps<InstitutionDraft[List][number]> => ({
    rows: draft[list],
    names: [...draft[list].keys()].map((at) => rowName(draft, list, at)),
    published: published[list].length,
    chosen: placeIn(list),
    onChoose: (at) => choose(list, at),
    change: (rows) => change({ [list]: rows }),
    field: (of) => field({ ...of, list, at: placeIn(list) }),
  });
  const changeInstitution = (part: Institution) => change({ instituicao: { ...draft.instituicao, ...part } });
  const [campuses, libraries, requests] = [rowsOf('campi'), rowsOf('bibliotecas'), rowsOf('solicitacoes')];

  return (
    <Form className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={flaws} attempt={attempt} />
      <IdentityFields institution={draft.instituicao} change={changeInstitution} field={field} />
      <CampusFields
        {...campuses}
        libraries={draft.bibliotecas}
        onRemove={(to) => change(withoutCampus(draft, campuses.chosen, to))}
      />
      <HoursFields
        {...libraries}
        campuses={draft.campi}
        publishedPlaces={published.bibliotecas[libraries.chosen]?.locais_recebimento ?? []}
      />
      <LoanRuleFields
        {...rowsOf('tipos_emprestimo')}
        finePerDay={draft.instituicao.multa_dia}
        onFine={(multa_dia) => changeInstitution({ multa_dia })}
        fine={field({ name: 'multa_dia' })}
      />
      <RequestFields {...requests} isKept={published.solicitacoes[requests.chosen] !== null} />
      <GuideFields {...rowsOf('guias')} />
      <QuestionFields {...rowsOf('perguntas')} />
      <InformationFields {...rowsOf('informacoes')} />
      {others.length > 0 && (
        <Notice tone="warning" role="alert" title={t('othersPublished', { names: others.map(partName).join(', ') })}>
          <p>{t('othersPublishedWhat')}</p>
          <Button busy={isSending} onClick={() => void run(readAgain)}>
            {t('readOthers')}
          </Button>
        </Notice>
      )}
      {theirs.length > 0 && (
        <Notice tone="info" role="status" title={t('othersValues')}>
          <ul>
            {theirs.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </Notice>
      )}
      <InstitutionFile isChanged={isChanged} inTurn={inTurn} store={storeFile} />
      <PublishBar
        names={changeNames(changes)}
        busy={isSending}
        isPreviewed={isPreviewed}
        onPreview={setPreviewed}
        onDiscard={() => (change(published), setPreviewed(false), setTheirs([]))}
        isPublished={undo !== null}
        // What was only added stays.
        onUndo={undo && Object.keys(undo).length > 0 ? () => void run(takeBack) : null}
      />
    </Form>
  );
}
