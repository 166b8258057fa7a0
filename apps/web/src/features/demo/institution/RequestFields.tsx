import { requestTypes, type RequestConditions } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { FormActions } from '../../../shared/ui/Form';
import { Select } from '../../../shared/ui/Select';
import { NumberField } from './NumberField';
import type { RowsProps } from './RowEditor';

interface RequestFieldsProps extends Omit<RowsProps<RequestConditions | null>, 'published'> {
  /** What is said of this kind of request is published: it may change, but not be taken back. */
  isKept: boolean;
}

/** How long a kind of request takes, and what it costs. */
export function RequestFields({ rows, names, isKept, chosen, onChoose, change, field }: RequestFieldsProps) {
  const { t } = useTranslation('demo');
  const row = rows[chosen] ?? null;
  const put = (next: RequestConditions | null) => change(rows.map((old, at) => (at === chosen ? next : old)));
  return (
    <fieldset>
      <legend>{t('requestConditions')}</legend>
      <Select
        label={t('whichRequest')}
        value={String(chosen)}
        onChange={(at) => onChoose(Number(at))}
        options={names.map((label, at) => ({ value: String(at), label }))}
      />
      {row ? (
        <>
          <NumberField
            key={`dias ${chosen}`}
            {...field({ name: 'dias_uteis' })}
            hint={t('requestDaysHint')}
            value={row.dias_uteis}
            onChange={(dias_uteis) => put({ ...row, dias_uteis })}
          />
          <NumberField
            key={`valor ${chosen}`}
            {...field({ name: 'valor' })}
            hint={t('requestPriceHint')}
            value={row.valor}
            decimals={2}
            onChange={(valor) => put({ ...row, valor })}
          />
          <NumberField
            key={`paginas ${chosen}`}
            {...field({ name: 'paginas' })}
            hint={t('requestPagesHint')}
            optional
            value={row.paginas ?? undefined}
            // What is no number would be sent as none: 0 is refused.
            onChange={(paginas) => put({ ...row, paginas: paginas || 0 })}
            onEmpty={() => put({ ...row, paginas: null })}
          />
        </>
      ) : (
        <p className="muted">{t('requestSaysNothing')}</p>
      )}
      {!isKept && (
        <FormActions>
          <Button
            size="small"
            onClick={() =>
              put(
                row ? null : { tipo: requestTypes[chosen] ?? requestTypes[0], dias_uteis: 10, valor: 0, paginas: null },
              )
            }
          >
            {t(row ? 'requestSayNothing' : 'requestSay')}
          </Button>
        </FormActions>
      )}
    </fieldset>
  );
}
