import type { PersonalData } from '@catalogue/api-contract';
import { personalDataFlaws, type DataFlaws } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { useFormDraft } from '../../shared/useFormDraft';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { AddressFields } from './AddressFields';
import { IdentityFields } from './IdentityFields';
import { useUpdatePersonalDataMutation } from './person.api';
import { fieldId, filledIn, inFormOrder, toStore, type FieldName, type PersonalDraft } from './personalDraft';

type TextName = Exclude<FieldName, 'recebe_email'>;

export interface DataFieldsProps {
  /** The props of the field of a value. */
  field: (name: TextName) => { id: string; error?: string; value: string; onChange: (value: string) => void };
}

interface PersonalDataFormProps {
  data: PersonalData;
  /** Refetches the stored data. */
  readAgain: () => PromiseLike<unknown>;
}

/**
 * Edits the whole record at once, validated by the server's own rule. The draft is stored until it is saved or
 * discarded.
 */
export function PersonalDataForm({ data, readAgain }: PersonalDataFormProps) {
  const { t } = useTranslation(['person', 'shared']);
  const today = useToday();
  const { draft: changed, change, forget } = useFormDraft<PersonalDraft>('personalData');
  const [refused, setRefused] = useState<DataFlaws>({});
  const [update] = useUpdatePersonalDataMutation();

  const draft = filledIn(data, changed);
  const own = personalDataFlaws(toStore(draft), today);
  const flaws = inFormOrder({ ...refused, ...own }).map(([name, flaw]) => ({
    id: fieldId(name),
    text: t(flaw as 'cpf_invalido', { ns: ['person', 'shared'] }),
  }));
  const { attempt, errorOf, isSending, startOver, submit } = useSubmitOnce({
    flaws,
    // What the server refused may be sent again.
    isValid: Object.keys(own).length === 0,
    save,
    showRefusal: ({ errors }) => {
      if (errors) setRefused(Object.fromEntries(Object.entries(errors).map(([name, [flaw]]) => [name, flaw])));
      return errors !== undefined;
    },
    forget: giveUp,
    message: () => t('DadosAlteradosSucesso'),
  });
  const field = (name: TextName) => ({
    id: fieldId(name),
    error: errorOf(fieldId(name)),
    value: draft[name],
    onChange: (value: string) => put({ [name]: value }),
  });
  const isChanged = Object.keys(changed).length > 0;

  function put(part: Partial<PersonalDraft>) {
    change(part);
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in part))));
  }
  function giveUp() {
    forget();
    startOver();
    setRefused({});
  }
  async function save() {
    const saved = await update({ body: toStore(draft) });
    // Keep the draft until the refetch is done, so that the old values do not flash.
    if (!saved.error) await readAgain();
    return saved;
  }

  return (
    <Form onSubmit={submit} noValidate>
      <ErrorSummary errors={flaws} attempt={attempt} />
      <div>
        <p>{t('nameIs', { name: data.nome_pessoa })}</p>
        <p className="text-sm muted">{t('allOptional')}</p>
      </div>
      <AddressFields field={field} />
      <IdentityFields field={field} />
      <Checkbox checked={draft.recebe_email} onChange={(recebe_email) => put({ recebe_email })}>
        {t('receiveEmail')}
      </Checkbox>
      <FormActions>
        <Button
          type="submit"
          variant="brand"
          busy={isSending}
          busyLabel={t('saving')}
          reason={isChanged ? undefined : t('nothingChanged')}
        >
          {t('save')}
        </Button>
        {isChanged && <Button onClick={giveUp}>{t('giveUp')}</Button>}
      </FormActions>
    </Form>
  );
}
