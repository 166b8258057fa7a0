import type { PaymentSlip } from '@catalogue/api-contract';
import { formatReais } from '@catalogue/domain';
import { useId } from 'react';
import { useTableDate } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { CardTable } from '../../shared/ui/CardTable';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Paged } from '../../shared/ui/Paged';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { ServiceName } from './ServiceName';
import { SlipBadge } from './SlipBadge';

/** The slips that were issued, and what has become of each. */
export function SlipList({ slips }: { slips: readonly PaymentSlip[] }) {
  const { t } = useOwnTranslation('debts');
  const id = useId();
  const tableDate = useTableDate();
  if (slips.length === 0) return null;
  return (
    <section className="pt-6" aria-labelledby={id}>
      <h2 className="mb-3" id={id}>
        {t('issuedSlips')}
      </h2>
      <Paged items={slips} parameter="pagina-guias">
        {(page) => (
          <CardTable
            caption={t('issuedSlips')}
            columns={[
              { key: 'number', label: t('slipNumber') },
              { key: 'items', label: t('slipPays'), wide: true },
              { key: 'amount', label: t('amount'), isNumber: true },
              { key: 'state', label: t('state') },
              { key: 'action', label: t('slipAction') },
            ]}
            rows={page.map((slip) => ({
              key: slip.numero,
              cells: {
                number: slip.numero,
                items:
                  slip.itens.length === 0
                    ? slip.desc_biblioteca
                    : slip.itens.map(({ cod_debito, descricao }) => (
                        <span key={cod_debito} className="block">
                          <ServiceName name={descricao} />
                        </span>
                      )),
                amount: <b>{formatReais(slip.valor)}</b>,
                state: (
                  <>
                    <SlipBadge slip={slip} />{' '}
                    {t(`slipState_${slip.situacao}`, { date: tableDate(slip.paga_em ?? slip.vencimento) })}
                  </>
                ),
                action: (
                  <LinkButton
                    size="small"
                    to={paths.slip(slip.numero)}
                    aria-label={t(slip.situacao === 'aberta' ? 'paySlip' : 'seeSlip', { number: slip.numero })}
                  >
                    {t(slip.situacao === 'aberta' ? 'pay' : 'see')}
                  </LinkButton>
                ),
              },
            }))}
          />
        )}
      </Paged>
    </section>
  );
}
