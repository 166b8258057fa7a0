import type { PendingTitle } from '@catalogue/api-contract';
import type { RenewalBar } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fetched } from '../../shared/Fetched';
import { keptFresh } from '../../shared/keptFresh';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Card, CardRows } from '../../shared/ui/Card';
import { CardRow } from '../../shared/ui/CardRow';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Seal } from '../../shared/ui/Seal';
import { Due } from './Due';
import { LoanCover } from './LoanCover';
import { byDueDate } from './loanOrder';
import { useListPendingTitlesQuery } from './loans.api';
import { useRenewal, type ToldResult } from './useRenewal';
import { useRenewalBar } from './useRenewalBar';
import { useRenewalWords } from './useRenewalWords';

const most = 3;

/** What is due first, on the first screen, with its renewal. */
export function DueCard() {
  const { t } = useTranslation('loans');
  const query = useListPendingTitlesQuery({ query: { showDetails: '1' } }, keptFresh);
  const count = query.currentData?.titulos.length ?? 0;
  return (
    <Card
      wide
      title={t('toReturn')}
      link={count > 0 ? <Link to={paths.area('titulos-pendentes')}>{t('seeLoans', { count })}</Link> : null}
    >
      <Fetched query={query} failed={t('pendingTitlesFailed')}>
        {({ titulos }) =>
          titulos.length > 0 ? <DueRows titles={titulos} /> : <EmptyState plain title={t('noPendingTitles')} />
        }
      </Fetched>
    </Card>
  );
}

function DueRows({ titles }: { titles: PendingTitle[] }) {
  const bar = useRenewalBar();
  const { renew, results, asBefore, isRenewing } = useRenewal();
  // A renewed title stays where it was.
  const placed = (title: PendingTitle) => asBefore[title.codExemplar] ?? title;
  const first = [...titles].sort((a, b) => byDueDate(placed(a), placed(b))).slice(0, most);
  return (
    <CardRows>
      {first.map((title) => (
        <DueRow
          key={title.codExemplar}
          title={title}
          bar={bar}
          result={results[title.codExemplar]}
          renewing={isRenewing(title.codExemplar)}
          onRenew={() => void renew([title])}
        />
      ))}
    </CardRows>
  );
}

interface DueRowProps {
  title: PendingTitle;
  bar: RenewalBar | null;
  result?: ToldResult;
  renewing: boolean;
  onRenew: () => void;
}

function DueRow({ title, bar, result, renewing, onRenew }: DueRowProps) {
  const { t } = useTranslation('loans');
  const { due, tone, limit, reason, gain, toldOf } = useRenewalWords(title, bar);
  const told = result && toldOf(result);
  return (
    <CardRow
      cover={<LoanCover title={title} />}
      name={title.cod_acervo ? <Link to={paths.title(title.cod_acervo)}>{title.descricao}</Link> : title.descricao}
      action={
        reason ? (
          <Seal tone="warning">{t('doesNotRenew')}</Seal>
        ) : (
          <Button
            title={t('renew')}
            aria-label={t('renewNamed', { title: title.descricao })}
            variant="marca"
            busy={renewing}
            busyLabel={t('renewing')}
            note={gain}
            onClick={onRenew}
          >
            {t('renew')}
          </Button>
        )
      }
    >
      <p>
        <Due tone={tone}>{due}</Due>
        {title.desc_biblioteca && ` · ${title.desc_biblioteca}`}
        {` · ${t('renewals', { used: title.qtdeRenovacoes, limit })}`}
      </p>
      {reason && <p>{reason}</p>}
      {told && <p role={result?.renovado ? undefined : 'status'}>{told}</p>}
    </CardRow>
  );
}
