import { maxMatchingTitles, type MatchingTitle } from '@catalogue/api-contract';
import { monthUntil } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverKind } from '../../shared/coverKind';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { TitleFactsLine, TitleRow } from '../../shared/ui/TitleRow';
import { usePeriod } from '../../shared/usePeriod';
import { TitleCover } from '../links/public';
import { useListMatchingTitlesQuery } from './interest-profile.api';

/**
 * `/meupergamum/verificar-titulos`: new titles that match the profile, in the last month or in another period
 * (ruling D5).
 */
export function MatchesScreen() {
  const { t } = useTranslation('interest-profile');
  const period = usePeriod(monthUntil);
  const query = useListMatchingTitlesQuery(undefined, refetchAlways);
  const isInPeriod = ({ data_inclusao }: MatchingTitle) =>
    period.dataIni <= data_inclusao && data_inclusao <= period.dataFim;
  const titles = query.currentData?.filter(isInPeriod);
  const oldest = query.currentData?.[maxMatchingTitles - 1]?.data_inclusao;
  return (
    <>
      <PageTitle size="area">{t('matchesTitle')}</PageTitle>
      <p className="measure-narrow mt-3 muted">{t('matchesLead')}</p>
      <PeriodFilter period={period} />
      <QueryView
        query={{ ...query, currentData: titles }}
        failed={t('matchesFailed')}
        empty={<NoMatches hasOthers={(query.currentData ?? []).length > 0} />}
      >
        {(shown) => (
          <>
            <p className="mt-3 text-sm muted" role="status">
              {t('matchesCount', { count: shown.length })}
            </p>
            <Paged items={shown}>
              {(page) => (
                <ul aria-label={t('matchesTitle')}>
                  {page.map((title) => (
                    <MatchRow key={title.cod_acervo} title={title} />
                  ))}
                </ul>
              )}
            </Paged>
            {oldest !== undefined && period.dataIni <= oldest && (
              <p className="mt-3 text-sm muted">{t('onlyNewest', { count: maxMatchingTitles })}</p>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function MatchRow({ title }: { title: MatchingTitle }) {
  const { t } = useTranslation('interest-profile');
  const tableDate = useTableDate();
  const { cod_acervo, titulo, autor, cod_tipo_obra, data_inclusao, tipo_origem, origem } = title;
  return (
    <TitleRow
      cover={<TitleCover id={cod_acervo} title={titulo} author={autor ?? undefined} kind={coverKind(cod_tipo_obra)} />}
      name={<Link to={paths.title(cod_acervo)}>{titulo}</Link>}
    >
      {autor && <TitleFactsLine>{autor}</TitleFactsLine>}
      <TitleFactsLine>
        <span>{t('cameIn', { date: tableDate(data_inclusao) })}</span>
        <span>{t(`origin_${tipo_origem}`, { name: origem })}</span>
      </TitleFactsLine>
    </TitleRow>
  );
}

function NoMatches({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('interest-profile');
  return (
    <EmptyState
      title={t(hasOthers ? 'noMatchesThen' : 'noMatches')}
      actions={
        <>
          <LinkButton to={paths.area('perfil-interesse')}>{t('profileTitle')}</LinkButton>
          <LinkButton to={paths.area('areas-interesse')}>{t('topicsTitle')}</LinkButton>
        </>
      }
    >
      <p>{t(hasOthers ? 'noMatchesThenWhy' : 'noMatchesWhy')}</p>
    </EmptyState>
  );
}
