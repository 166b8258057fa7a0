import { knownRequestBlock } from '@catalogue/domain';
import { useCutOffReason } from '../../shared/connection';
import { CopyChoices, choiceId } from '../../shared/CopyChoices';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { SelectOrText } from '../../shared/ui/SelectOrText';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useServerMessage } from '../../shared/useFailureText';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Obligations } from '../loans/public';
import { ContactFields } from './ContactFields';
import { DeliveryFields } from './DeliveryFields';
import { useRequestLoanMutation } from './loan-requests.api';
import { bodyOf, completed, fieldId, flawsOf, type LoanRequestDraft, type RequestOptions } from './loanRequestDraft';

interface LoanRequestFormProps {
  codAcervo: string;
  options: RequestOptions;
  /** The values entered so far. */
  typed: Partial<LoanRequestDraft>;
  onChange: (part: Partial<LoanRequestDraft>) => void;
  onSent: () => void;
}

/** Which copy is wanted, where to deliver it, and how to contact the patron (D1 §3, §5). */
export function LoanRequestForm({ codAcervo, options, typed, onChange, onSent }: LoanRequestFormProps) {
  const { t } = useOwnTranslation(['loan-requests', 'shared']);
  const serverMessage = useServerMessage();
  const [requestLoan] = useRequestLoanMutation();

  const cutOff = useCutOffReason();
  const draft = completed(options, typed);
  const block = knownRequestBlock(options, draft);
  const flaws = flawsOf(options, draft, (key) => t(key as 'missing_origin', { ns: ['loan-requests', 'shared'] }));
  const { attempt, errorOf, isSending, submit } = useSubmitOnce({
    flaws,
    isBlocked: block !== null || cutOff !== undefined,
    save: () => requestLoan({ params: { id: codAcervo }, body: bodyOf(draft) }),
    onSaved: onSent,
  });
  const units = (list: { cod_biblioteca: string; desc_biblioteca: string }[]) =>
    list.map((unit) => ({ value: unit.cod_biblioteca, label: unit.desc_biblioteca }));

  return (
    <Form onSubmit={submit} noValidate>
      <ErrorSummary errors={flaws} attempt={attempt} />
      <Obligations title={t('obligations')} consequence={t('obligationsWhat')} />
      <fieldset>
        <legend>{t('whichCopy')}</legend>
        <SelectOrText
          id={fieldId('biblioteca_origem')}
          label={t('from_library')}
          placeholder={t('choose', { ns: 'shared' })}
          options={units(options.bibliotecas_origem)}
          value={draft.biblioteca_origem}
          onChange={(biblioteca_origem) => onChange({ biblioteca_origem })}
          error={errorOf(fieldId('biblioteca_origem'))}
        />
        <CopyChoices options={options} chosen={draft} onChoose={onChange} errorOf={(name) => errorOf(choiceId(name))} />
      </fieldset>
      <DeliveryFields options={options} draft={draft} onChange={onChange} errorOf={errorOf} />
      <ContactFields draft={draft} onChange={onChange} errorOf={errorOf} />
      <FormActions>
        <Button
          type="submit"
          variant="brand"
          busy={isSending}
          busyLabel={t('sending', { ns: 'shared' })}
          reason={block ? serverMessage(block) : cutOff}
          note={t('openAfter', { open: options.abertas + 1, limit: options.limite })}
        >
          {t('send')}
        </Button>
      </FormActions>
    </Form>
  );
}
