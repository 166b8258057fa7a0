import { useTranslation } from 'react-i18next';
import { checkedRows } from '../../../shared/checkedRows';
import { QueryView } from '../../../shared/QueryView';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { useListInstitutionsQuery } from '../../partner-network/public';
import { FieldGrid } from './FieldGrid';
import type { OwnFieldsProps } from './OptionFields';
import css from './InstitutionFields.module.css';

/** The institutions of the partner network to search; none chosen means all that respond. */
export function InstitutionFields({ fields, onChange }: OwnFieldsProps) {
  const { t } = useTranslation('search');
  const chosen = String(fields.instituicao ?? '')
    .split(',')
    .filter(Boolean);
  const { isChosen, toggle } = checkedRows(chosen, (codes) => onChange({ instituicao: codes.join(',') }));
  return (
    <QueryView
      query={useListInstitutionsQuery()}
      failed={t('optionsFailed')}
      empty={<p className="text-sm muted">{t('noInstitutions')}</p>}
      loading={<SkeletonRows rows={1} />}
    >
      {(institutions) => (
        <fieldset className={css.root} data-needs-scripts="">
          <legend className="mb-1 strong">{t('institutions')}</legend>
          <FieldGrid>
            {institutions.map(({ cod_empresa, desc_empresa }) => (
              <Checkbox key={cod_empresa} checked={isChosen(cod_empresa)} onChange={() => toggle(cod_empresa)}>
                {desc_empresa}
              </Checkbox>
            ))}
          </FieldGrid>
          <p className="text-sm muted">{t('institutionsHint')}</p>
        </fieldset>
      )}
    </QueryView>
  );
}
