import type { PendingTitle } from '@catalogue/api-contract';
import { isLoanToDo, type PersonRenewalBlock } from '@catalogue/domain';
import { Link } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Card, CardRows } from '../../shared/ui/Card';
import { CardRow } from '../../shared/ui/CardRow';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Due } from './Due';
import { LateCost } from './LateCost';
import { LoanCover } from './LoanCover';
import { byDueDate } from './loanOrder';
import { useListPendingTitlesQuery } from './loans.api';
import { RenewButton } from './RenewButton';
import { useRenewal, type RenewalOutcome } from './useRenewal';
import { usePersonRenewalBlock } from './usePersonRenewalBlock';
import { useRenewalText } from './useRenewalText';

/** The loans that are not to be returned now, the next due first, on the first screen, with their renewal. */
export function DueCard() {
  const { t } = useOwnTranslation('loans');
  const query = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  const today = useToday();
  // The list of what to do has the others, and says when the loans could not be loaded.
  const titles = query.currentData?.titulos ?? [];
  const later = titles.filter((title) => !isLoanToDo(title, today));
  if (later.length === 0) return null;
  return (
    <Card
      wide
      title={t('toReturnLater')}
      link={<Link to={paths.area('titulos-pendentes')}>{t('seeLoans', { count: titles.length })}</Link>}
    >
      <DueRows titles={later} />
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
  const { t } = useOwnTranslation('loans');
  const { due, tone, limit, outcomeText } = useRenewalText(title, personBlock);
  const outcome = result && outcomeText(result);
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
      {outcome && <p role={result?.renovado ? undefined : 'status'}>{outcome}</p>}
    </CardRow>
  );
}
