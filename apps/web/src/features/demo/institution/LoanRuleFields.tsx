import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { TextField } from '../../../shared/ui/TextField';
import type { FieldProps, LoanType } from './institutionDraft';
import { NumberField } from './NumberField';
import { RowEditor, type RowsProps } from './RowEditor';

interface LoanRuleFieldsProps extends RowsProps<LoanType> {
  finePerDay: number | undefined;
  onFine: (finePerDay: number) => void;
  /** The props of the field of the fine, which is of no loan type. */
  fine: ReturnType<FieldProps>;
}

/** What a day of delay costs, and the rules of one loan type at a time. */
export function LoanRuleFields({ finePerDay, onFine, fine, ...props }: LoanRuleFieldsProps) {
  const { t } = useTranslation('demo');
  const { chosen, published, field } = props;
  return (
    <fieldset>
      <legend>{t('loanRules')}</legend>
      <NumberField {...fine} hint={t('finePerDayHint')} value={finePerDay} decimals={2} onChange={onFine} />
      <RowEditor
        {...props}
        which={t('whichLoanType')}
        newRow={() => ({
          descricao: t('newLoanType'),
          dias: 14,
          permite_emprestimo: true,
          permite_reserva: true,
          renovacoes: 5,
        })}
        addLabel={t('newLoanType')}
        removeLabel={t('removeLoanType')}
        keepsPublished
      >
        {(type, change) => (
          <>
            {chosen >= published && (
              <TextField
                {...field({ name: 'descricao' })}
                hint={t('loanTypeNameHint')}
                value={type.descricao}
                onChange={(descricao) => change({ ...type, descricao })}
              />
            )}
            <NumberField
              key={`dias ${chosen}`}
              {...field({ name: 'dias' })}
              hint={t('loanDaysHint')}
              value={type.dias}
              onChange={(dias) => change({ ...type, dias })}
            />
            <NumberField
              key={`renovacoes ${chosen}`}
              {...field({ name: 'renovacoes' })}
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
            <Checkbox
              checked={type.permite_reserva}
              onChange={(permite_reserva) => change({ ...type, permite_reserva })}
            >
              {t('mayBeHeld')}
            </Checkbox>
          </>
        )}
      </RowEditor>
    </fieldset>
  );
}
