import type { RequestForm } from '@catalogue/domain';
import { Fragment, useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import type { SelectOption } from '../../shared/ui/Select';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useFormDraft } from '../../shared/useFormDraft';
import { formParts, type FieldName, type FormPart, type RequestField } from './formFields';
import { RequestFieldBox } from './RequestFieldBox';
import {
  fieldId,
  flawsOf,
  isMissing,
  isWritten,
  usedFields,
  valuesOf,
  type AnyFlaw,
  type RequestDraft,
} from './requestDraft';
import { useSendRequest } from './useSendRequest';
import css from './RequestFormSection.module.css';

interface RequestFormPartProps {
  form: RequestForm;
  /** Initial values of fields, where they are known. */
  known?: RequestDraft;
  /** The options of the select fields. */
  offered?: Record<'libraries' | 'partners', readonly SelectOption[]>;
  /** Labels that differ from the usual ones. */
  named?: (draft: RequestDraft) => Partial<Record<FieldName, string>>;
  /** The choice before the fields; it may change parts of the draft. */
  first?: (draft: RequestDraft, change: (part: RequestDraft) => void) => ReactNode;
  onSent: () => void;
}

/** The form of any request (LOOK §6): the draft is stored until it is sent or discarded. */
export function RequestFormSection(props: RequestFormPartProps) {
  const { form, known = {}, offered, named, first, onSent } = props;
  const { t } = useTranslation(['requests', 'shared']);
  const today = useToday();
  const { draft: written, change, forget } = useFormDraft<RequestDraft>(`request.${form}`);
  const [left, setLeft] = useState<readonly AnyFlaw[]>([]);
  const [isDiscarding, setDiscarding] = useState(false);
  const send = useSendRequest();

  const draft = { ...known, ...written };
  const flaws = flawsOf(form, draft, today);
  const used = usedFields(form, draft);
  const nameOf = (name: FieldName) => named?.(draft)[name] ?? t(`field_${name}`);
  const textOf = ({ key, campo }: AnyFlaw) =>
    key === 'CampoObrigatorioNaoPreenchido'
      ? t('missing', { field: nameOf(campo as FieldName) })
      : key === 'data_fora_do_limite' && campo === 'ano'
        ? t('yearOutOfRange')
        : t(key, { ns: 'shared' });
  const errors = flaws.map((flaw) => ({ id: fieldId(form, flaw.campo), text: textOf(flaw) }));
  const { attempt, errorOf, isSending, startOver, submit } = useSubmitOnce({
    flaws: errors,
    save: () => send(form, valuesOf(form, draft)),
    forget: clear,
    message: () => t('sent'),
    onSaved: onSent,
  });
  // The choice before the fields stays, with the focus; what was found in another form does not.
  const [shownForm, setShownForm] = useState(form);
  if (shownForm !== form) {
    setShownForm(form);
    startOver();
    setLeft([]);
  }
  // Two fields that contradict each other show it once one is left; missing fields show it after an attempt to send.
  const errorOfLeft = (name: string) => {
    const flaw = flaws.find(({ campo }) => campo === name);
    const isSeen = flaw && !isMissing(flaw) && left.some(({ key, campo }) => key === flaw.key && campo === name);
    return isSeen ? textOf(flaw) : undefined;
  };

  function clear() {
    forget();
    startOver();
    setLeft([]);
  }

  // Not when the focus moves to a button: an error that appears above would move it away from the pointer.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) setLeft(flaws);
  };

  const box = (field: RequestField) =>
    used.includes(field) && (
      <RequestFieldBox
        key={field.name}
        form={form}
        field={field}
        label={nameOf(field.name)}
        options={field.kind === 'offered' ? (offered?.[field.list] ?? []) : []}
        value={draft[field.name] ?? ''}
        onChange={(value) => change({ [field.name]: value })}
        error={errorOf(fieldId(form, field.name)) ?? errorOfLeft(field.name)}
      />
    );
  return (
    <>
      <Form onSubmit={submit} onBlur={leave} noValidate>
        <ErrorSummary errors={errors} attempt={attempt} />
        {first?.(draft, change)}
        {(formParts[form] as readonly FormPart[]).map(({ legend, rows }) => (
          <fieldset key={legend}>
            <legend>{t(`legend_${legend}`)}</legend>
            {rows.map((row) =>
              'name' in row ? (
                <Fragment key={row.name}>{box(row)}</Fragment>
              ) : (
                <div className={css.pair} key={row[0].name}>
                  {row.map(box)}
                </div>
              ),
            )}
          </fieldset>
        ))}
        <FormActions>
          <Button type="submit" variant="brand" busy={isSending} busyLabel={t('sending', { ns: 'shared' })}>
            {t('send')}
          </Button>
          {isWritten(written) && (
            <Button variant="text" aria-haspopup="dialog" onClick={() => setDiscarding(true)}>
              {t('discard')}
            </Button>
          )}
        </FormActions>
        <ConfirmDialog
          isOpen={isDiscarding}
          onClose={() => setDiscarding(false)}
          onConfirm={() => {
            setDiscarding(false);
            clear();
          }}
          title={t('discardTitle')}
          confirmLabel={t('discard')}
          keepLabel={t('goOnWriting')}
        >
          {t('discardWhat')}
        </ConfirmDialog>
      </Form>
    </>
  );
}
