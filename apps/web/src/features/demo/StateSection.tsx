import type { control, Reply } from '@catalogue/api-contract';
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
              { key: 'codes', label: t('stateCodes'), wide: true },
            ]}
            rows={people.map(({ login, devido, exemplares, pedidos, debitos, ...numbers }) => ({
              key: login,
              cells: {
                login,
                ...Object.fromEntries(counts.map((key) => [key, numbers[key]])),
                devido: formatReais(devido),
                codes: <Codes name={login} of={{ exemplares, pedidos, debitos }} />,
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

type State = Reply<(typeof control)['listStates']>[number];

/** The codes that the acts of the desk take, and what each is of. */
function Codes({ name, of }: { name: string; of: Pick<State, 'exemplares' | 'pedidos' | 'debitos'> }) {
  const { t } = useTranslation('demo');
  const { exemplares, pedidos, debitos } = of;
  if (exemplares.length + pedidos.length + debitos.length === 0) return null;
  return (
    <details>
      <summary aria-label={t('stateCodesOf', { login: name })}>{t('stateCodesShow')}</summary>
      <ul>
        {exemplares.map(({ cod_exemplar, titulo }) => (
          <li key={cod_exemplar}>{t('stateCopy', { code: cod_exemplar, title: titulo })}</li>
        ))}
        {pedidos.map(({ tipo, codigo }) => (
          <li key={`${tipo} ${codigo}`}>{t('stateRequest', { code: codigo, kind: tipo })}</li>
        ))}
        {debitos.map(({ cod_debito, motivo, valor }) => (
          <li key={cod_debito}>{t('stateDebt', { code: cod_debito, reason: motivo, amount: formatReais(valor) })}</li>
        ))}
      </ul>
    </details>
  );
}
