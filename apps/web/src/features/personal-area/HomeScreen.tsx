import { isInDeviation, totalOwed, type Situation } from '@catalogue/domain';
import { HoldStatus } from '@catalogue/api-contract';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useToday } from '../../shared/dates';
import { refetchAlways } from '../../shared/refetchAlways';
import { selectPatron } from '../../shared/session';
import { Cards } from '../../shared/ui/Card';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { useListHoldsQuery } from '../holds/public';
import { useListDebtsQuery, useListPendingTitlesQuery } from '../loans/public';
import { useListDeviationsQuery } from '../person/public';
import { summarySentence } from './summarySentence';
import css from './HomeScreen.module.css';

/**
 * `/meupergamum/inicio`: a greeting, a summary in one sentence, and the cards; each card loads and fails independently.
 */
export function HomeScreen({ cards }: { cards: readonly ReactNode[] }) {
  const { t, i18n } = useTranslation('personal-area');
  const today = useToday();
  const patron = useSelector(selectPatron);
  const name = patron?.user.nome_pessoa.trim().split(/\s+/)[0] ?? '';
  return (
    <>
      <PageTitle size="area" title={t('inicio')}>
        {t('greeting', { name })}
      </PageTitle>
      <p className={css.sentence}>{summarySentence(useSituation(today), { today, t, language: i18n.language })}</p>
      <Cards>
        {cards.map((card, place) => (
          <Suspense key={place} fallback={<SkeletonRows rows={2} />}>
            {card}
          </Suspense>
        ))}
      </Cards>
    </>
  );
}

/** The cards use the same queries, so nothing is fetched twice. */
function useSituation(today: string): Situation {
  const { currentData: loans } = useListPendingTitlesQuery({ query: { showDetails: '1' } });
  const { currentData: holds } = useListHoldsQuery();
  const { currentData: debts } = useListDebtsQuery();
  const { currentData: deviations } = useListDeviationsQuery(undefined, refetchAlways);
  return {
    due: loans?.titulos.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista),
    ready: holds?.filter(({ situacao }) => situacao === HoldStatus.released).length,
    owed: debts && totalOwed(debts),
    away: deviations?.filter((deviation) => isInDeviation(deviation, today)).length,
  };
}
