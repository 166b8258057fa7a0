import { copyState, type FieldsTitle } from '@catalogue/domain';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchUnlessNew } from '../../shared/refetchAlways';
import { shortDate, useToday } from '../../shared/dates';
import { Availability } from '../../shared/ui/Availability';
import { onDemand } from '../../shared/onDemand';
import { NextStep } from './NextStep';
import { OpenNow, useListOpeningHoursQuery } from '../site/public';
import { copiesOf, shelfState } from '../../shared/shelf';
import type { Permissions, TitleSlots } from './titleTabs';
import { useListTitleLibrariesQuery } from '../../shared/holdings.api';
import { useListCopiesQuery } from './title.api';
import css from './AvailabilityPanel.module.css';

const SerialHoldings = onDemand(async () => (await import('../serials/public')).SerialHoldings);

interface AvailabilityPanelProps {
  codAcervo: string;
  title: FieldsTitle;
  permissions: Permissions | undefined;
  slots: TitleSlots;
  isOnline: boolean;
}

/** "The shelf is the answer" (LOOK §1): where a copy is now, and the next action. */
export function AvailabilityPanel({ codAcervo, title, permissions, slots, isOnline }: AvailabilityPanelProps) {
  const { t } = useTranslation(['title', 'shared']);
  // Optional: without them the panel is complete.
  const { data: openingHours = [], isLoading } = useListOpeningHoursQuery();
  const isSerial = permissions?.kardex === true;
  const query = useListTitleLibrariesQuery({ params: { id: codAcervo } });
  const online = isOnline ? title.links.find((link) => link.integral && !link.restrito) : undefined;
  return (
    <section className={css.panel} data-screen-only="">
      <QueryView query={query} failed={t('copiesFailed')}>
        {(libraries) => {
          const all = copiesOf(libraries);
          const { total } = all;
          // A serial is read in the library; that a volume of it is at the binder's changes nothing.
          const shelf = isSerial && shelfState(all) === 'someOnSite' ? 'onSite' : shelfState(all);
          const isAway = total > 0 && (shelf === 'lent' || shelf === 'someOnSite');
          return (
            <>
              <h2 className="mb-3">
                {total === 0 && (online ? t('shared:onlineAccess') : t('noCopies'))}
                {total > 0 && shelf === 'available' && t('shared:copiesAvailable', { count: all.disponiveis, total })}
                {total > 0 && shelf === 'onSite' && t('shared:onSiteOnly')}
                {isAway && <AwayText codAcervo={codAcervo} />}
              </h2>
              {isSerial && (
                <Suspense fallback={null}>
                  <SerialHoldings codAcervo={codAcervo} />
                </Suspense>
              )}
              {isAway && <NextReturn codAcervo={codAcervo} />}
              <ul>
                {libraries.map((library) => {
                  const libraryCopies = copiesOf([library]);
                  const state = shelfState(libraryCopies);
                  const hours = openingHours.find(({ cod_biblioteca }) => cod_biblioteca === library.cod_biblioteca);
                  return (
                    <li className={css.row} key={library.cod_biblioteca}>
                      <b>{library.desc_biblioteca}</b>
                      {state !== 'onSite' && (
                        <span className="num">
                          {t('ofTotal', { available: libraryCopies.disponiveis, total: libraryCopies.total })}
                        </span>
                      )}
                      {state === 'available' && (
                        <Availability state="available" detail={library.localizacao}>
                          {t('onShelf')}
                        </Availability>
                      )}
                      {(state === 'onSite' || state === 'someOnSite') && (
                        <Availability state="onSite" detail={library.localizacao}>
                          {t('shared:copies_onSite', { count: libraryCopies.consulta_local })}
                        </Availability>
                      )}
                      {isLoading && <p className={css.hours} />}
                      {hours && <OpenNow hours={hours} />}
                    </li>
                  );
                })}
              </ul>
              <NextStep
                codAcervo={codAcervo}
                online={online}
                hasCopies={total > 0}
                isSerial={isSerial}
                canRequest={
                  slots['solicitacao-emprestimo'] !== undefined && permissions?.solicitacao_emprestimo === true
                }
                canHold={slots.reserva !== undefined && permissions?.reserva === true}
              />
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

/** All that may be borrowed are on loan, or some are away for another reason: told once the copies are known. */
function AwayText({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('shared');
  const { currentData } = useListCopiesQuery({ params: { id: codAcervo } }, refetchUnlessNew);
  const away = (currentData?.exemplares ?? []).filter((copy) => copyState(copy) !== 'onSite');
  const areLent = away.length > 0 && away.every((copy) => copyState(copy) === 'lent');
  return areLent ? t('allLent', { count: away.length }) : t('noneAvailable');
}

/** When the first copy on loan is due, and how many wait. A failure is ignored: the copies tab reports it. */
function NextReturn({ codAcervo }: { codAcervo: string }) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const today = useToday();
  const { currentData } = useListCopiesQuery({ params: { id: codAcervo } }, refetchUnlessNew);
  const { exemplares = [], reservas_fila: waiting = 0 } = currentData ?? {};
  const [first] = exemplares.flatMap(({ data_prevista_devolucao }) => data_prevista_devolucao ?? []).sort();
  const parts = [
    first && t(first < today ? 'shared:lateSince' : 'backFrom', { date: shortDate(first, i18n.language) }),
    waiting > 0 && t('shared:inQueue', { count: waiting }),
  ].filter(Boolean);
  return parts.length > 0 && <p className="mb-3">{parts.join(' · ')}</p>;
}
