import type { PendingTitle } from '@catalogue/api-contract';
import type { PersonRenewalBlock } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Card, CardRows } from '../../shared/ui/Card';
import { CardRow } from '../../shared/ui/CardRow';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Due } from './Due';
import { LateCost } from './LateCost';
import { LoanCover } from './LoanCover';
import { byDueDate } from './loanOrder';
import { useListPendingTitlesQuery } from './loans.api';
import { RenewButton } from './RenewButton';
import { useRenewal, type RenewalOutcome } from './useRenewal';
import { usePersonRenewalBlock } from './usePersonRenewalBlock';
import { useRenewalText } from './useRenewalText';

/** All loans, the next due first, on the first screen, with their renewal. */
export function DueCard() {
  const { t } = useTranslation('loans');
  const query = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  const count = query.currentData?.titulos.length ?? 0;
  return (
    <Card
      wide
      title={t('toReturn')}
      link={count > 0 ? <Link to={paths.area('titulos-pendentes')}>{t('seeLoans', { count })}</Link> : null}
    >
      <QueryView query={query} failed={t('pendingTitlesFailed')}>
        {({ titulos }) =>
          titulos.length > 0 ? <DueRows titles={titulos} /> : <EmptyState plain title={t('noPendingTitles')} />
        }
      </QueryView>
    </Card>
  );
}

function DueRows({ titles }: { titles: PendingTitle[] }) {
  const personBlock = usePersonRenewalBlock();
  const { renew, outcomes, original, isWriting } = useRenewal();
  // A renewed title keeps its place.
  const sorted = [...titles].sort((a, b) => byDueDate(original(a), original(b)));
  return (
    <CardRows>
      {sorted.map((title) => (
        <DueRow
          key={title.codExemplar}
          title={title}
          personBlock={personBlock}
          result={outcomes[title.codExemplar]}
          renewing={isWriting(title)}
          onRenew={() => void renew([title])}
        />
      ))}
    </CardRows>
  );
}

interface DueRowProps {
  title: PendingTitle;
  personBlock: PersonRenewalBlock | null;
  result?: RenewalOutcome;
  renewing: boolean;
  onRenew: () => void;
}

function DueRow({ title, personBlock, result, renewing, onRenew }: DueRowProps) {
  const { t } = useTranslation('loans');
  const { due, tone, limit, outcomeText } = useRenewalText(title, personBlock);
  const told = result && outcomeText(result);
  return (
    <CardRow
      cover={<LoanCover title={title} />}
      nameId={`tit-${title.codExemplar}`}
      name={title.cod_acervo ? <Link to={paths.title(title.cod_acervo)}>{title.descricao}</Link> : title.descricao}
      action={<RenewButton title={title} personBlock={personBlock} renewing={renewing} onRenew={onRenew} />}
    >
      <p>
        <Due tone={tone}>{due}</Due>
        {title.desc_biblioteca && ` · ${title.desc_biblioteca}`}
        {` · ${t('renewals', { used: title.qtdeRenovacoes, limit })}`}
      </p>
      <LateCost due={title.dataDevolucaoPrevista} />
      {told && <p role={result?.renovado ? undefined : 'status'}>{told}</p>}
    </CardRow>
  );
}
