import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { styled } from '../../../shared/theme/styled';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { useListInstitutionsQuery } from '../../partner-network/public';
import { FieldGrid } from './FieldGrid';
import type { OwnFieldsProps } from './OptionFields';

const Root = styled('fieldset', {
  base: { marginTop: 'e4', minWidth: '0', '& > div': { marginTop: '0', gap: '0 e4' } },
});
const Legend = styled('legend', { base: { fontWeight: 'strong', marginBottom: 'e1' } });
const Hint = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

/** The institutions of the partner network to search; none chosen means all that respond. */
export function InstitutionFields({ fields, onChange }: OwnFieldsProps) {
  const { t } = useTranslation('search');
  const chosen = String(fields.instituicao ?? '')
    .split(',')
    .filter(Boolean);
  const toggle = (code: string, isOn: boolean) =>
    onChange({ instituicao: (isOn ? [...chosen, code] : chosen.filter((other) => other !== code)).join(',') });
  return (
    <QueryView
      query={useListInstitutionsQuery()}
      failed={t('optionsFailed')}
      empty={<Hint>{t('noInstitutions')}</Hint>}
      loading={<SkeletonRows rows={1} />}
    >
      {(institutions) => (
        <Root>
          <Legend>{t('institutions')}</Legend>
          <FieldGrid>
            {institutions.map(({ cod_empresa, desc_empresa }) => (
              <Checkbox
                key={cod_empresa}
                checked={chosen.includes(cod_empresa)}
                onChange={(isOn) => toggle(cod_empresa, isOn)}
              >
                {desc_empresa}
              </Checkbox>
            ))}
          </FieldGrid>
          <Hint>{t('institutionsHint')}</Hint>
        </Root>
      )}
    </QueryView>
  );
}
