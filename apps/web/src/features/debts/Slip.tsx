import type { Debt, Reply, clearance } from '@catalogue/api-contract';
import { amountOwed, barCodeOf, formatReais, groupedLine, reaisInText } from '@catalogue/domain';
import { useEffect, useRef } from 'react';
import { useTableDate } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { BarCode } from '../../shared/ui/CodeDrawing';
import { CopyButton } from '../../shared/ui/CopyButton';
import { DataList } from '../../shared/ui/DataList';
import { PrintIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { PdfButton } from '../clearance/public';

/** A slip, its library, and the state of the debts when it was issued. */
export type IssuedSlip = Reply<(typeof clearance)['issuePaymentSlip']> & { library: string; debtsKey: string };

/** The state of the debts to a library. A slip that was issued for another state is outdated. */
export const debtsKeyOf = (debts: readonly Debt[]): string =>
  debts.map((debt) => `${debt.cod_debito} ${amountOwed(debt)}`).join();

/**
 * A payment slip (GRU) to view, copy and print. It gets the focus when it is loaded. `chosen`: the sum currently
 * selected, in reais.
 */
export function Slip({ slip, chosen }: { slip: IssuedSlip; chosen: number }) {
  const { t } = useOwnTranslation(['debts', 'shared']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [slip.linha_digitavel]);
  return (
    <div className="stack gap-4 measure panel mt-4 p-4">
      <h3 className="text-xl" ref={heading} tabIndex={-1}>
        {t('slip')}
      </h3>
      {chosen !== slip.valor && (
        <Notice tone="warning" role="status">
          {t('otherAmount', { amount: reaisInText(slip.valor), chosen: reaisInText(chosen) })}
        </Notice>
      )}
      <SlipFacts slip={slip} />
      <Bars slip={slip} />
      <p className="text-lg mono wrap-anywhere">{groupedLine(slip.linha_digitavel)}</p>
      <div className="row gap-3">
        <CopyButton text={slip.linha_digitavel} name={t('typedLine')} size="normal" />
        <Button onClick={() => window.print()}>
          <PrintIcon />
          {t('print', { ns: 'shared' })}
        </Button>
        <PdfButton url={slip.url} name="gru.pdf">
          {t('savePdf', { ns: 'shared' })}
        </PdfButton>
      </div>
      <p>{t('afterPaying')}</p>
    </div>
  );
}

/** The printed slip. */
export function PrintedSlip({ slip }: { slip: IssuedSlip }) {
  const { t } = useOwnTranslation('debts');
  return (
    <div data-print-only="">
      <h1 className="mt-6 mb-4">{t('slip')}</h1>
      <SlipFacts slip={slip} />
      <Bars slip={slip} />
      <p className="text-lg mono wrap-anywhere">{groupedLine(slip.linha_digitavel)}</p>
    </div>
  );
}

function SlipFacts({ slip }: { slip: IssuedSlip }) {
  const { t } = useOwnTranslation(['debts', 'shared']);
  const tableDate = useTableDate();
  return (
    <DataList
      stacked
      items={[
        { label: t('library', { ns: 'shared' }), value: slip.library },
        { label: t('amount'), value: formatReais(slip.valor) },
        { label: t('payUntil'), value: tableDate(slip.vencimento) },
      ]}
    />
  );
}

// Another server may send another kind of line.
function Bars({ slip: { linha_digitavel } }: { slip: IssuedSlip }) {
  const { t } = useOwnTranslation('debts');
  if (!/^\d{48}$/.test(linha_digitavel)) return null;
  return <BarCode digits={barCodeOf(linha_digitavel)} label={t('bars')} />;
}
