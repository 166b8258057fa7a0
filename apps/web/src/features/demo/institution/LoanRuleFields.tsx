import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Select } from '../../../shared/ui/Select';
import type { FieldProps, LoanType } from './institutionDraft';
import { NumberField } from './NumberField';

interface LoanRuleFieldsProps {
  finePerDay: number | undefined;
  onFine: (finePerDay: number) => void;
  types: readonly LoanType[];
  /** The `descricao` of the loan type that is shown. */
  chosen: string | undefined;
  onChoose: (descricao: string) => void;
  change: (type: LoanType) => void;
  field: FieldProps;
}

/** What a day of delay costs, and the rules of one loan type at a time. */
export function LoanRuleFields({ finePerDay, onFine, types, chosen, onChoose, change, field }: LoanRuleFieldsProps) {
  const { t } = useTranslation('demo');
  const type = types.find(({ descricao }) => descricao === chosen);
  return (
    <fieldset>
      <legend>{t('loanRules')}</legend>
      <NumberField
        {...field({ name: 'multa_dia' })}
        hint={t('finePerDayHint')}
        value={finePerDay}
        decimals={2}
        onChange={onFine}
      />
      {type && (
        <>
          <Select
            label={t('whichLoanType')}
            value={type.descricao}
            onChange={onChoose}
            options={types.map(({ descricao }) => ({ value: descricao, label: descricao }))}
          />
          <NumberField
            key={`dias ${type.descricao}`}
            {...field({ name: 'dias', loanType: type.descricao })}
            hint={t('loanDaysHint')}
            value={type.dias}
            onChange={(dias) => change({ ...type, dias })}
          />
          <NumberField
            key={`renovacoes ${type.descricao}`}
            {...field({ name: 'renovacoes', loanType: type.descricao })}
            hint={t('renewalsHint')}
            value={type.renovacoes}
            onChange={(renovacoes) => change({ ...type, renovacoes })}
          />
          <Checkbox
            checked={type.permite_emprestimo}
            onChange={(permite_emprestimo) => change({ ...type, permite_emprestimo })}
          >
            {t('mayBeLent')}
          </Checkbox>
          <Checkbox checked={type.permite_reserva} onChange={(permite_reserva) => change({ ...type, permite_reserva })}>
            {t('mayBeHeld')}
          </Checkbox>
        </>
      )}
    </fieldset>
  );
}
