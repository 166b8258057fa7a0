import { formatReais } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { CardTable } from '../../shared/ui/CardTable';
import { DemoSection } from './DemoSection';
import { useControlRead } from './useControl';

const counts = ['emprestimos', 'atrasados', 'na_fila', 'prontas', 'guias', 'nao_lidos'] as const;

/** The library's state: what each of the demo people has. */
export function StateSection() {
  const { t } = useTranslation('demo');
  const states = useControlRead('listStates');
  return (
    <DemoSection wide title={t('state')}>
      <QueryView query={states}>
        {(people) => (
          <CardTable
            caption={t('state')}
            columns={[
              { key: 'login', label: t('stateLogin') },
              ...counts.map((key) => ({ key, label: t(`state_${key}`), isNumber: true })),
              { key: 'devido', label: t('state_devido'), isNumber: true },
            ]}
            rows={people.map(({ login, devido, ...numbers }) => ({
              key: login,
              cells: {
                login,
                ...Object.fromEntries(counts.map((key) => [key, numbers[key]])),
                devido: formatReais(devido),
              },
            }))}
          />
        )}
      </QueryView>
      <div className="row items-end gap-2">
        <Button size="small" onClick={() => void states.refetch()}>
          {t('readAgain')}
        </Button>
      </div>
    </DemoSection>
  );
}
