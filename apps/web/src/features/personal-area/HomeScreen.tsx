import { situationOf } from '@catalogue/domain';
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
  const situation = situationOf(belongings.own, belongings.deviations, today);
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
