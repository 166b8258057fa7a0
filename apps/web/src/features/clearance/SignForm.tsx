import { useId, useState } from 'react';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { ActingFor } from '../../shared/ui/ActingFor';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { Notice } from '../../shared/ui/Notice';
import { SelectOrText } from '../../shared/ui/SelectOrText';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
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
  const { t } = useOwnTranslation('clearance');
  const id = useId();
  const [sign] = useSignClearanceMutation();
  const [typedUnit, setUnit] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const unit = units.length === 1 ? (units[0]?.cod_biblioteca ?? '') : typedUnit;
  const errors = [
    ...(unit === '' ? [{ id: `${id}-unit`, text: t('chooseUnit') }] : []),
    ...(isUnderstood ? [] : [{ id: `${id}-understood`, text: t('mustUnderstand') }]),
  ];
  const { attempt, errorOf, isSending, submit } = useSubmitOnce({
    flaws: errors,
    save: () => sign({ body: { cod_biblioteca: Number(unit) } }),
    forget: () => {
      setUnit('');
      setUnderstood(false);
    },
    message: ({ desc_biblioteca }) => t('signedToast', { unit: desc_biblioteca }),
    onSaved: onSigned,
  });

  return (
    <Form onSubmit={submit} noValidate>
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
        <ActingFor />
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
        <Button type="submit" variant="brand" busy={isSending} busyLabel={t('signing')}>
          {t('sign')}
        </Button>
      </FormActions>
    </Form>
  );
}
