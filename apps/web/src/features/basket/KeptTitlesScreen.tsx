import { BasketPeriod, maxTitles, type BasketEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { ListTools } from '../../shared/ui/ListTools';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Paged } from '../../shared/ui/Paged';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { Select } from '../../shared/ui/Select';
import { useChoiceInAddress } from '../../shared/useAddress';
import { noPeriod, usePeriod } from '../../shared/usePeriod';
import { inPlace } from '../../shared/useScrollRestoration';
import { useListBasketQuery } from './basket.api';
import { ExportActions } from './ExportActions';
import { KeptTitleRow } from './KeptTitleRow';
import { useRemovedTitles } from './useRemovedTitles';

const datesOf = Object.values(BasketPeriod);
const address = paths.area('cesta-permanente');

/** `/meupergamum/cesta-permanente`: the titles in the patron's permanent basket, all of them or those of a period. */
export function KeptTitlesScreen() {
  const { t } = useTranslation('basket');
  const period = usePeriod(noPeriod);
  const isNarrowed = period.dataIni !== '';
  const [asked, showDatesOf] = useChoiceInAddress('data', datesOf);
  const tipoBusca = asked || BasketPeriod.added;
  const query = useListBasketQuery({ query: isNarrowed ? { ...period, tipoBusca } : {} }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('keptTitle')}</PageTitle>
      <PeriodFilter period={period}>
        <Select
          label={t('datesOf')}
          options={datesOf.map((value) => ({ value, label: t(`datesOf_${value}`) }))}
          value={tipoBusca}
          onChange={showDatesOf}
        />
      </PeriodFilter>
      <QueryView query={query} failed={t('keptFailed')}>
        {(entries) => (
          // Another period resets the list; a further page keeps the titles that can be put back.
          <KeptTitles
            key={`${period.dataIni} ${period.dataFim} ${tipoBusca}`}
            entries={entries}
            isNarrowed={isNarrowed}
          />
        )}
      </QueryView>
    </>
  );
}

function KeptTitles({ entries, isNarrowed }: { entries: BasketEntry[]; isNarrowed: boolean }) {
  const { t } = useTranslation('basket');
  const { shown, isOut, takeOut, putBackIn, isWriting } = useRemovedTitles(entries);
  // Removed titles that were not put back do not count.
  const acervos = shown.map(({ cod_acervo }) => cod_acervo).filter((code) => !isOut(code));
  if (shown.length === 0) return <NothingKept isNarrowed={isNarrowed} />;
  return (
    <>
      <ListTools role="group" aria-label={t('keptTools')}>
        <p role="status">{t('keptCount', { count: acervos.length })}</p>
        {isNarrowed && (
          <LinkButton to={address} state={inPlace} variant="text">
            {t('seeAllKept')}
          </LinkButton>
        )}
        {acervos.length > 0 && <ExportActions acervos={acervos.slice(0, maxTitles)} />}
      </ListTools>
      {acervos.length > maxTitles && <p className="text-sm muted">{t('exportsFirst', { count: maxTitles })}</p>}
      <Paged items={shown}>
        {(page) => (
          <ul aria-label={t('keptTitle')}>
            {page.map((entry) => (
              <KeptTitleRow
                key={entry.cod_acervo}
                entry={entry}
                isOut={isOut(entry.cod_acervo)}
                busy={isWriting(entry)}
                onTakeOut={() => void takeOut(entry)}
                onPutBack={() => void putBackIn(entry)}
              />
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function NothingKept({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation(['basket', 'shared']);
  return (
    <EmptyState
      title={t(isNarrowed ? 'nothingKeptThen' : 'nothingKept')}
      actions={
        isNarrowed ? (
          <LinkButton to={address} state={inPlace}>
            {t('seeAllKept')}
          </LinkButton>
        ) : (
          <>
            <LinkButton variant="brand" to="/">
              {t('searchCatalogue', { ns: 'shared' })}
            </LinkButton>
            <LinkButton to={paths.basket}>{t('seeBasket')}</LinkButton>
          </>
        )
      }
    >
      <p>{t(isNarrowed ? 'nothingKeptThenWhy' : 'nothingKeptWhy')}</p>
    </EmptyState>
  );
}
