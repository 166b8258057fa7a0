import { finePerDay, isInDeviation, toDoOf, totalOwed, type Situation } from '@catalogue/domain';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';
import { Cards } from '../../shared/ui/Card';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { summarySentence } from './summarySentence';
import { ToDoList } from './ToDoList';
import { useBelongings } from './useBelongings';
import css from './HomeScreen.module.css';

/**
 * `/meupergamum/inicio`: a greeting, a summary in one sentence, what to do now, and the cards; each card loads and fails independently.
 */
export function HomeScreen({ cards }: { cards: readonly ReactNode[] }) {
  const { t, i18n } = useTranslation('personal-area');
  const today = useToday();
  const patron = useSelector(selectPatron);
  const belongings = useBelongings();
  const situation = situationOf(belongings, today);
  const name = patron?.user.nome_pessoa.trim().split(/\s+/)[0] ?? '';
  return (
    <>
      <PageTitle size="area" title={t('inicio')}>
        {t(patron?.originalUser ? 'areaOf' : 'greeting', { name })}
      </PageTitle>
      <p className={css.sentence}>
        {summarySentence(situation, {
          today,
          t,
          language: i18n.language,
          isActing: patron?.originalUser !== undefined,
          isPartial: belongings.failed.length > 0,
        })}{' '}
        {situation.away ? <Link to={paths.area('afastamentos')}>{t('seeDeviations')}</Link> : null}
      </p>
      <ToDoList {...belongings} />
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

/** The patron's situation, from the list of what to do: the greeting and the list never disagree. */
function situationOf({ own, deviations }: ReturnType<typeof useBelongings>, today: string): Situation {
  const items = toDoOf(own, today);
  const count = (kind: string) => items.filter(({ key }) => key.startsWith(`${kind} `)).length;
  return {
    due: own.loans?.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista),
    ready: own.holds && count('hold'),
    requested: own.loanRequests && own.requests && count('request') + count('asked'),
    owed: own.debts && totalOwed(own.debts),
    growth: items.filter(({ late }) => late > 0).length * (own.perDay ?? finePerDay),
    ending: own.topics && count('topic'),
    asked: own.pendingEmail === undefined ? undefined : own.pendingEmail === null ? 0 : 1,
    away: deviations?.filter((deviation) => isInDeviation(deviation, today)).length,
  };
}
