import { isCode, type Debt, type PaymentSlip, type PendingTitle } from '@catalogue/api-contract';
import { amountOwed, formatReais, isRunningFine, reaisInText, slipBlock, totalOwed } from '@catalogue/domain';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCutOffReason } from '../../shared/connection';
import { useTableDate } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { CardTable } from '../../shared/ui/CardTable';
import { Checkbox } from '../../shared/ui/Checkbox';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Paged } from '../../shared/ui/Paged';
import { pageParameter } from '../../shared/useAddress';
import { useCheckedRows } from '../../shared/checkedRows';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useIssuePaymentSlipMutation, useOpenPaymentSlipMutation } from '../clearance/public';
import { useFinePerDay } from '../site/public';
import { ServiceName } from './ServiceName';
import { Slip, debtsKeyOf, type IssuedSlip } from './Slip';

interface DebtsAtProps {
  /** All owed to the same library. */
  debts: Debt[];
  /** The books that are still out: their fines grow, and are not paid yet. */
  loans: readonly PendingTitle[];
  /** The slips that were issued; null: the server does not keep them. */
  slips: readonly PaymentSlip[] | null;
  onSlip: (slip: IssuedSlip) => void;
}

/** The debts to one library: which to pay now, and the payment slip for them. */
export function DebtsAt({ debts, loans, slips, onSlip }: DebtsAtProps) {
  const { t } = useOwnTranslation('debts');
  const id = useId();
  const failureToast = useFailureToast();
  // The checked rows are the debts that are not paid now.
  const { isChosen: isLeft, toggle } = useCheckedRows();
  const [slip, setSlip] = useState<IssuedSlip | null>(null);
  const navigate = useNavigate();
  const [issueSlip, issuing] = useIssuePaymentSlipMutation();
  const [openSlip, opening] = useOpenPaymentSlipMutation();
  const isLoading = issuing.isLoading || opening.isLoading;
  const library = debts[0]?.desc_biblioteca ?? '';
  const debtsKey = debtsKeyOf(debts);
  const open = (slips ?? []).filter(({ situacao }) => situacao === 'aberta');
  const slipOf = (debt: Debt) => open.find(({ itens }) => itens.some((item) => item.cod_debito === debt.cod_debito));
  const isRunning = (debt: Debt) => isRunningFine(debt, loans);
  const payable = debts.filter((debt) => !isRunning(debt) && !slipOf(debt));
  const chosen = payable.filter(({ cod_debito }) => !isLeft(cod_debito));
  const valor = totalOwed(chosen);
  const block = slipBlock(valor, totalOwed(debts));
  const cutOff = useCutOffReason();
  const ready = payable.length === 0 ? debts.map(slipOf).find(Boolean) : undefined;

  async function issue() {
    if (slips) return issueKept();
    const { data, error } = await issueSlip({ body: { valor, codBiblioteca: Number(debts[0]?.cod_biblioteca) } });
    if (!data) return failureToast(error);
    const issued = { ...data, library, debtsKey };
    setSlip(issued);
    onSlip(issued);
  }
  async function issueKept() {
    const debitos = chosen
      .map(({ cod_debito }) => cod_debito)
      .filter(isCode)
      .map(Number);
    const body = { cod_biblioteca: Number(debts[0]?.cod_biblioteca), debitos };
    const { data, error } = await openSlip({ body });
    if (!data) return failureToast(error);
    void navigate(paths.slip(data.numero));
  }

  return (
    <section className="pb-6" aria-labelledby={id}>
      <h2 className="mb-3" id={id}>
        {library}
      </h2>
      <Paged items={debts} parameter={`${pageParameter}-${debts[0]?.cod_biblioteca}`}>
        {(page) => (
          <DebtTable
            debts={page}
            caption={library}
            isChosen={(debt) => !isLeft(debt)}
            onToggle={toggle}
            isRunning={isRunning}
            slipOf={slipOf}
          />
        )}
      </Paged>
      <div className="pt-4">
        {ready ? (
          <LinkButton variant="brand" to={paths.slip(ready.numero)}>
            {t('openSlip', { number: ready.numero })}
          </LinkButton>
        ) : (
          <Button
            variant="brand"
            busy={isLoading}
            busyLabel={t('issuing')}
            reason={block ? t(payable.length === 0 ? 'allRunning' : block) : cutOff}
            onClick={() => void issue()}
          >
            {valor === 0 ? t('issueNone') : t('issue', { amount: formatReais(valor) })}
          </Button>
        )}
        {slip?.debtsKey === debtsKey && <Slip slip={slip} chosen={valor} />}
      </div>
    </section>
  );
}

interface DebtTableProps {
  debts: Debt[];
  caption: string;
  isChosen: (cod_debito: string) => boolean;
  onToggle: (cod_debito: string) => void;
  isRunning: (debt: Debt) => boolean;
  slipOf: (debt: Debt) => PaymentSlip | undefined;
}

function DebtTable({ debts, caption, isChosen, onToggle, isRunning, slipOf }: DebtTableProps) {
  const { t } = useOwnTranslation('debts');
  const tableDate = useTableDate();
  const perDay = useFinePerDay();
  const reais = (amount: number) => (amount === 0 ? '' : formatReais(amount));
  return (
    <CardTable
      caption={t('debtsTo', { library: caption })}
      columns={[
        { key: 'service', label: t('service') },
        { key: 'reason', label: t('why'), wide: true },
        { key: 'due', label: t('dueDate') },
        { key: 'fine', label: t('fine'), isNumber: true },
        { key: 'discount', label: t('discount'), isNumber: true },
        { key: 'paid', label: t('paid'), isNumber: true },
        { key: 'paidOn', label: t('paidOn') },
        { key: 'owed', label: t('owed'), isNumber: true },
      ]}
      rows={debts.map((debt) => ({
        key: debt.cod_debito,
        cells: {
          service: (
            <Checkbox
              checked={isChosen(debt.cod_debito) && !isRunning(debt)}
              disabled={isRunning(debt) || slipOf(debt) !== undefined}
              onChange={() => onToggle(debt.cod_debito)}
            >
              <ServiceName name={debt.tipo_servico} />
              {/* A comma would be read with a space before it. */}
              {debt.titulo && <span className="sr-only">({debt.titulo})</span>}
            </Checkbox>
          ),
          reason: (
            <>
              <span lang="pt-BR">{debt.motivo}</span>
              {debt.titulo && (
                <span className="block">
                  {debt.cod_acervo ? <Link to={paths.title(debt.cod_acervo)}>{debt.titulo}</Link> : debt.titulo}
                </span>
              )}
              {isRunning(debt) && (
                <span className="block strong">{t('stillRunning', { amount: reaisInText(perDay) })}</span>
              )}
              <SlipLink slip={slipOf(debt)} />
            </>
          ),
          due: debt.data_prevista ? tableDate(debt.data_prevista) : '',
          fine: formatReais(debt.valor_multa),
          discount: reais(debt.desconto),
          paid: reais(debt.valor_pago),
          paidOn: debt.data_pagamento ? tableDate(debt.data_pagamento) : '',
          owed: <b>{formatReais(amountOwed(debt))}</b>,
        },
      }))}
    />
  );
}

function SlipLink({ slip }: { slip: PaymentSlip | undefined }) {
  const { t } = useOwnTranslation('debts');
  if (!slip) return null;
  return (
    <span className="block">
      <Link to={paths.slip(slip.numero)}>{t('inSlip', { number: slip.numero })}</Link>
    </span>
  );
}
