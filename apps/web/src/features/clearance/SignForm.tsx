import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { Notice } from '../../shared/ui/Notice';
import { SelectOrText } from '../../shared/ui/SelectOrText';
import { useAttempt } from '../../shared/useAttempt';
import { useFailureToast } from '../../shared/useFailureToast';
import { useSignClearanceMutation } from './clearance.api';
import type { Signed } from './signed';

interface SignFormProps {
  units: readonly { cod_biblioteca: string; desc_biblioteca: string }[];
  /** A declaration is already shown above: this form signs another one. */
  isFurther: boolean;
  onSigned: (signed: Signed) => void;
}

/** Signs the declaration for a unit, once the patron has confirmed reading its consequences. */
export function SignForm({ units, isFurther, onSigned }: SignFormProps) {
  const { t } = useTranslation('clearance');
  const id = useId();
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const [sign, { isLoading }] = useSignClearanceMutation();
  const [typedUnit, setUnit] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const unit = units.length === 1 ? (units[0]?.cod_biblioteca ?? '') : typedUnit;
  const errors = [
    ...(unit === '' ? [{ id: `${id}-unit`, text: t('chooseUnit') }] : []),
    ...(isUnderstood ? [] : [{ id: `${id}-understood`, text: t('mustUnderstand') }]),
  ];
  const { attempt, errorOf, tell, startOver } = useAttempt(errors);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    tell();
    if (errors.length > 0) return;
    const { data, error } = await sign({ body: { cod_biblioteca: Number(unit) } });
    if (!data) return failureToast(error);
    startOver();
    setUnit('');
    setUnderstood(false);
    dispatch(toastShown({ tone: 'ok', message: t('signedToast', { unit: data.desc_biblioteca }) }));
    onSigned(data);
  }

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={errors} attempt={attempt} />
      {isFurther ? <Notice tone="info">{t('canFurther')}</Notice> : <Notice tone="ok">{t('can')}</Notice>}
      <SelectOrText
        id={`${id}-unit`}
        label={t('unit')}
        placeholder={t('choosePlaceholder')}
        options={units.map(({ cod_biblioteca, desc_biblioteca }) => ({
          value: cod_biblioteca,
          label: desc_biblioteca,
        }))}
        value={unit}
        onChange={setUnit}
        error={errorOf(`${id}-unit`)}
      />
      <Notice tone="warning" id={`${id}-consequence`}>
        <p>{t('consequence')}</p>
        <Checkbox
          id={`${id}-understood`}
          checked={isUnderstood}
          onChange={setUnderstood}
          aria-describedby={`${id}-consequence`}
          aria-invalid={errorOf(`${id}-understood`) ? true : undefined}
        >
          {t('understood')}
        </Checkbox>
      </Notice>
      <FormActions>
        <Button type="submit" variant="marca" busy={isLoading} busyLabel={t('signing')}>
          {t('sign')}
        </Button>
      </FormActions>
    </Form>
  );
}
