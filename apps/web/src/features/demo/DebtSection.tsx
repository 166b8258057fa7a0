import { formatReais } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Select } from '../../shared/ui/Select';
import { ButtonForm, DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

/** Pays a debt of one of the demo people without a slip, as at the desk of the library. */
export function DebtSection({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const states = useControlRead('listStates');
  const [chosen, setChosen] = useState('');
  const [paid, setPaid] = useState<string | null>(null);

  async function pay(debt: string) {
    const reply = await call('payDebt', { params: { debt } });
    setPaid(reply ? formatReais(reply.valor) : null);
    await states.refetch();
    if (reply) onChange();
  }

  return (
    <DemoSection title={t('debt')}>
      <QueryView query={states}>
        {(people) => {
          // A fine that still grows is paid once its copy is back.
          const debts = people.flatMap(({ login, debitos }) =>
            debitos.filter(({ cresce }) => !cresce).map((debt) => ({ ...debt, login })),
          );
          const [first] = debts;
          if (!first) return <p>{t('noDebts')}</p>;
          const debt = debts.find(({ cod_debito }) => cod_debito === chosen) ?? first;
          return (
            <ButtonForm label={t('payDebt')} onSend={() => pay(debt.cod_debito)}>
              <Select
                label={t('debtOf')}
                size="small"
                value={debt.cod_debito}
                onChange={setChosen}
                options={debts.map(({ cod_debito, login, motivo, valor }) => ({
                  value: cod_debito,
                  label: `${login}: ${motivo}, ${formatReais(valor)}`,
                }))}
              />
            </ButtonForm>
          );
        }}
      </QueryView>
      <p role="status">{paid === null ? '' : t('debtPaid', { amount: paid })}</p>
    </DemoSection>
  );
}
