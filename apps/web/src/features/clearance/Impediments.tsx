import type { Reply, clearance } from '@catalogue/api-contract';
import { amountOwed, formatReais, reaisInText, totalOwed, type ClearanceBlock } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { refetchAlways } from '../../shared/refetchAlways';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { LoanToReturn, useListDebtsQuery, useListPendingTitlesQuery } from '../loans/public';

type Case = Reply<(typeof clearance)['checkClearance']>['pendencias'][number];

/** Block -> screen where it can be resolved. */
const ways: Record<ClearanceBlock, string> = {
  debitos_pendentes: paths.area('debitos'),
  emprestimos_abertos: paths.area('titulos-pendentes'),
  solicitacoes_abertas: paths.area('solicitacoes-emprestimo'),
};
const reasons = Object.keys(ways) as ClearanceBlock[];

/** What blocks the declaration, each with a link to the screen where it can be resolved. */
export function Impediments({ cases }: { cases: readonly Case[] }) {
  const { t } = useTranslation('clearance');
  const unknown = cases.filter(({ tipo }) => !reasons.some((reason) => reason === tipo));
  return (
    <div className="stack gap-5">
      <Notice tone="warning" title={t('cannot')}>
        <p>{t('cannotWhy')}</p>
      </Notice>
      {reasons.map((reason) => {
        const own = cases.filter(({ tipo }) => tipo === reason);
        const Part = partOf[reason];
        return own.length > 0 && <Part key={reason} reason={reason} cases={own} />;
      })}
      {unknown.length > 0 && <Cases cases={unknown} />}
    </div>
  );
}

interface PartProps {
  reason: ClearanceBlock;
  cases: readonly Case[];
}

/** What is owed, for what, and the sum; in the server's words if the debts do not arrive. */
function Debts({ reason, cases }: PartProps) {
  const { t } = useTranslation('clearance');
  const { currentData: debts = [], isLoading } = useListDebtsQuery(undefined, refetchAlways);
  if (isLoading) return <SkeletonRows rows={cases.length} />;
  if (debts.length === 0) return <Plain reason={reason} cases={cases} />;
  return (
    <Part reason={reason} title={t('debtsOwed', { amount: formatReais(totalOwed(debts)) })}>
      <ul className="list-disc">
        {debts.map((debt) => (
          <li key={debt.cod_debito}>
            {/* The server's words are Portuguese in every language. */}
            <span lang="pt-BR">{debt.motivo}</span>
            {debt.titulo && `, ${debt.titulo}`}: {reaisInText(amountOwed(debt))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Each book, where it goes, by when and what it costs; as for debts. */
function Loans({ reason, cases }: PartProps) {
  const { currentData, isLoading } = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  if (isLoading) return <SkeletonRows rows={cases.length} />;
  if (!currentData?.titulos.length) return <Plain reason={reason} cases={cases} />;
  return (
    <Part reason={reason}>
      <ul className="stack gap-3">
        {currentData.titulos.map((title) => (
          <LoanToReturn key={title.codExemplar} title={title} />
        ))}
      </ul>
    </Part>
  );
}

function Requests({ reason, cases }: PartProps) {
  const { t } = useTranslation('clearance');
  return (
    <Part reason={reason}>
      <p>{t('openRequests', { count: Number(cases[0]?.descricao) })}</p>
    </Part>
  );
}

const partOf: Record<ClearanceBlock, (props: PartProps) => ReactNode> = {
  debitos_pendentes: Debts,
  emprestimos_abertos: Loans,
  solicitacoes_abertas: Requests,
};

const Plain = ({ reason, cases }: PartProps) => (
  <Part reason={reason}>
    <Cases cases={cases} />
  </Part>
);

function Part({ reason, title, children }: { reason: ClearanceBlock; title?: string; children: ReactNode }) {
  const { t } = useTranslation('clearance');
  return (
    <section className="stack justify-items-start gap-2">
      <h2 className="text-xl">{title ?? t(reason)}</h2>
      {children}
      <LinkButton to={ways[reason]}>{t(`way_${reason}`)}</LinkButton>
    </section>
  );
}

function Cases({ cases }: { cases: readonly Case[] }) {
  return (
    <ul className="list-disc">
      {cases.map(({ descricao }, place) => (
        <li key={`${descricao} ${place}`}>{descricao}</li>
      ))}
    </ul>
  );
}
