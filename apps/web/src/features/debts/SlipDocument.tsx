import type { PaymentSlip } from '@catalogue/api-contract';
import { formatReais, groupedLine } from '@catalogue/domain';
import { useState } from 'react';
import { useTableDate } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { CardTable } from '../../shared/ui/CardTable';
import { BarCode, QrDrawing } from '../../shared/ui/CodeDrawing';
import { CopyButton } from '../../shared/ui/CopyButton';
import { DataList } from '../../shared/ui/DataList';
import { PrintIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { PdfButton } from '../clearance/public';
import { Amount } from './Amount';
import { ServiceName } from './ServiceName';
import { SlipBadge } from './SlipBadge';
import css from './SlipDocument.module.css';

/** A slip with what has become of it, the ways to pay it, and what it pays: on the screen and on paper (LOOK-2 §5). */
export function SlipDocument({ slip }: { slip: PaymentSlip }) {
  const { t } = useOwnTranslation(['debts', 'shared']);
  const tableDate = useTableDate();
  const isOpen = slip.situacao === 'aberta';
  // Only a payment that arrives while one looks on is news.
  const [wasPaid] = useState(slip.situacao === 'paga');
  const date = tableDate(slip.paga_em ?? slip.vencimento);
  return (
    <div className="stack gap-5 measure pt-3">
      <div className="stack gap-3">
        <p className="row items-center gap-3">
          <SlipBadge slip={slip} />
          <span>{t(`slipState_${slip.situacao}`, { date })}</span>
        </p>
        <Amount>{formatReais(slip.valor)}</Amount>
      </div>
      {slip.situacao === 'paga' && (
        <Notice tone="ok" role={wasPaid ? undefined : 'status'}>
          {t('paidNow', { date })}
        </Notice>
      )}
      {isOpen && <WaysToPay slip={slip} />}
      {slip.itens.length > 0 && (
        <section className="stack gap-3">
          <h2>{t('slipPays')}</h2>
          <CardTable
            caption={t('slipPays')}
            columns={[
              { key: 'item', label: t('item'), wide: true },
              { key: 'amount', label: t('amount'), isNumber: true },
            ]}
            rows={slip.itens.map(({ cod_debito, descricao, valor }) => ({
              key: cod_debito,
              cells: { item: <ServiceName name={descricao} />, amount: formatReais(valor) },
            }))}
          />
        </section>
      )}
      <section className="stack gap-3">
        <h2>{t('whoPays')}</h2>
        <DataList
          items={[
            { label: t('payee'), value: slip.favorecido },
            { label: t('library', { ns: 'shared' }), value: slip.desc_biblioteca },
            { label: t('payer'), value: slip.pagador.nome },
            ...(slip.pagador.cpf === null ? [] : [{ label: t('cpf'), value: slip.pagador.cpf }]),
            { label: t('issuedOn'), value: tableDate(slip.emitida_em) },
            { label: t('payUntil'), value: tableDate(slip.vencimento) },
          ]}
        />
      </section>
      {isOpen && <p className="muted">{t('afterLastDay', { date: tableDate(slip.vencimento) })}</p>}
    </div>
  );
}

function WaysToPay({ slip }: { slip: PaymentSlip }) {
  const { t } = useOwnTranslation(['debts', 'shared']);
  return (
    <>
      <section className="stack gap-3 panel p-4">
        <h2>{t('payByPix')}</h2>
        <p className="muted">{t('payByPixWhat')}</p>
        <QrDrawing text={slip.pix} label={t('pixQr')} />
        <p className={css.code}>{slip.pix}</p>
        <div className="row" data-screen-only="">
          <CopyButton text={slip.pix} name={t('pixCode')} size="normal" />
        </div>
      </section>
      <section className="stack gap-3 panel p-4">
        <h2>{t('payAtBank')}</h2>
        <p className="muted">{t('payAtBankWhat')}</p>
        <BarCode digits={slip.codigo_barras} label={t('barsOf', { number: slip.numero })} />
        <p className="text-lg mono wrap-anywhere">{groupedLine(slip.linha_digitavel)}</p>
        <div className="row gap-3" data-screen-only="">
          <CopyButton text={slip.linha_digitavel} name={t('typedLine')} size="normal" />
          <Button onClick={() => window.print()}>
            <PrintIcon />
            {t('print', { ns: 'shared' })}
          </Button>
          <PdfButton url={slip.url} name={`gru-${slip.numero}.pdf`}>
            {t('savePdf', { ns: 'shared' })}
          </PdfButton>
        </div>
      </section>
    </>
  );
}
