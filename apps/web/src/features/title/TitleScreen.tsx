import { isCode } from '@catalogue/api-contract';
import { titleFromFields } from '@catalogue/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/isNotFound';
import { refetchAlways } from '../../shared/refetchAlways';
import type { InPlaceState, TitleInRow } from '../../shared/useScrollRestoration';
import { usePartOfReply } from '../../shared/pageHead';
import { QueryView } from '../../shared/QueryView';
import { onDemand } from '../../shared/onDemand';
import { LeftOut } from '../../shared/ui/LeftOut';
import { LinkButton } from '../../shared/ui/LinkButton';
import { NothingHere } from '../../shared/ui/NothingHere';
import { Notice } from '../../shared/ui/Notice';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { Tabs } from '../../shared/ui/Tabs';
import { BackLink } from './BackLink';
import { countFields, firstFields, isPart } from './firstFields';
import { TitleHeader } from './TitleHeader';
import { TitlePreview } from './TitlePreview';
import { TabContent } from './TabContent';
import { recordAddress, shownTabs, tabAddress, tabOf, type TitleSlots, type TitleTab } from './titleTabs';
import { copiesOf } from '../../shared/shelf';
import { useListTitleLibrariesQuery } from '../../shared/holdings.api';
import { useOnceOrAfter } from '../../shared/useOnceOrAfter';
import { useGetTitlePermissionsQuery, useGetTitleQuery } from './title.api';

const LinkedData = onDemand(() => import('./LinkedData'));
const PrintedRecord = onDemand(() => import('./PrintedRecord'));

const tabText = {
  detail: 'tabDetail',
  exemplares: 'tabCopies',
  referencia: 'tabReference',
  reserva: 'tabHold',
  'solicitacao-emprestimo': 'tabLoanRequest',
  sumarios: 'tabSummaries',
  'sumarios-livros': 'tabChapters',
  'colecao-kardex': 'tabKardex',
  'acervo-fechado': 'tabClosedCollection',
  'dados-estatisticos': 'tabStatistics',
  marc: 'tabMarc',
  'dublin-core': 'tabDublinCore',
} as const satisfies Record<TitleTab, string>;

/** `/acervo/{codAcervo}` and its tabs (D1 §2). Any other address shows `notFound`. */
export function TitleScreen({ notFound, ...slots }: TitleSlots & { notFound: ReactNode }) {
  const { t } = useTranslation(['title', 'shared']);
  const { codAcervo = '', tab: segment } = useParams();
  const tab = tabOf(segment, slots);
  const { state } = useLocation() as { state: InPlaceState | null };
  const row = state?.row?.cod_acervo === codAcervo ? state.row : undefined;
  const asked = { params: { id: codAcervo } };
  const skip = !isCode(codAcervo) || tab === null;
  const query = useGetTitleQuery(asked, { skip });
  // Beside the record, since they need nothing of it. The view of the title has them as well.
  useListTitleLibrariesQuery(asked, { ...refetchAlways, skip });
  useGetTitlePermissionsQuery(asked, { skip });
  if (tab === null) return notFound;
  if (!isCode(codAcervo) || isNotFound(query.error))
    return (
      <NothingHere actions={<LinkButton to="/">{t('searchCatalogue', { ns: 'shared' })}</LinkButton>}>
        {t('notInCatalogue')}
      </NothingHere>
    );
  return (
    <>
      <BackLink codAcervo={codAcervo} />
      {/* Keyed by the title, so that local state is not carried over to the next one. */}
      <TitleView key={codAcervo} codAcervo={codAcervo} row={row} tab={tab} slots={slots} />
    </>
  );
}

// In milliseconds, how long a title waits for what its header and tabs also show.
const longestWait = 2000;

interface TitleViewProps {
  codAcervo: string;
  row: TitleInRow | undefined;
  tab: TitleTab;
  slots: TitleSlots;
}

function TitleView({ codAcervo, row, tab, slots }: TitleViewProps) {
  const { t } = useTranslation('title');
  const [isPrinting, setPrinting] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const address = recordAddress(codAcervo);
  const asked = { params: { id: codAcervo } };
  const query = useGetTitleQuery(asked);
  const libraryQuery = useListTitleLibrariesQuery(asked);
  const permissionQuery = useGetTitlePermissionsQuery(asked);
  const { currentData: libraries } = libraryQuery;
  const { currentData: permissions } = permissionQuery;
  // A page of the server comes with the first fields alone: then the whole record is asked for.
  const reply = query.currentData;
  usePartOfReply(reply, firstFields);
  const record = reply && (isWhole ? reply : firstFields(reply));
  const showAll = () => {
    setWhole(true);
    if (reply && isPart(reply)) void query.refetch();
  };
  // A real server only sends `campos`: everything shown is derived from there (ruling E3), or is missing without harm.
  const known = record && { record, title: titleFromFields(record.campos, record) };
  // Both make the header higher and the row of tabs longer: what stands below is shown in its place.
  const isAnswered = [libraryQuery, permissionQuery].every(({ currentData, error }) => currentData ?? error);
  const isComplete = useOnceOrAfter(isAnswered && known !== undefined, longestWait) && known !== undefined;
  return (
    <>
      <QueryView query={query} failed={t('titleFailed')} loading={row && <TitlePreview row={row} />}>
        {() =>
          known && (
            <>
              <TitleHeader
                codAcervo={codAcervo}
                {...known}
                permissions={permissions}
                slots={slots}
                onPrint={() => setPrinting(true)}
              />
              {tab === 'detail' && isPart(known.record) && (
                <Notice tone="info" title={t('longRecord')}>
                  <LeftOut
                    total={countFields(known.record) + known.record.leftOut}
                    leftOut={known.record.leftOut}
                    busy={isWhole && query.isFetching}
                    onShow={showAll}
                  />
                </Notice>
              )}
              {isComplete ? (
                <Tabs
                  label={t('tabs')}
                  tabs={shownTabs(permissions, tab, slots).map((name) => ({
                    to: tabAddress(codAcervo, name),
                    text: t(tabText[name]),
                    ...(name === 'exemplares' && { count: libraries ? copiesOf(libraries).total : null }),
                  }))}
                />
              ) : (
                // Keeps the footer out of view.
                <div aria-busy="true" />
              )}
            </>
          )
        }
      </QueryView>
      {/* Loads beside the record, which most tabs do not need, and is shown with it: what stands above pushes nothing
          down. The printed sheet has parts of its own in place of the open tab. */}
      <div hidden={!isComplete} data-screen-only={isPrinting ? '' : undefined}>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <TabContent
            codAcervo={codAcervo}
            known={known}
            tab={tab}
            hasComments={permissions?.comentario ?? false}
            slots={slots}
          />
        </Suspense>
      </div>
      {known && (
        <Suspense fallback={null}>
          <LinkedData record={known.record} address={address} image={known.title.link_capa} />
          {isPrinting && <PrintedRecord codAcervo={codAcervo} address={address} onPrinted={() => setPrinting(false)} />}
        </Suspense>
      )}
    </>
  );
}
