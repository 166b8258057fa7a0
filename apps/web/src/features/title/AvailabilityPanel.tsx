import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { shortDate, useToday } from '../../shared/dates';
import { Availability } from '../../shared/ui/Availability';
import { NextStep } from './NextStep';
import { useListOpeningHoursQuery, useOpenState } from '../site/public';
import { copiesOf, onSiteAndAway, shelfState } from './shelf';
import type { Permissions, TitleSlots } from './titleTabs';
import { useListCopiesQuery, useListTitleLibrariesQuery } from './title.api';
import css from './AvailabilityPanel.module.css';

const headingText = {
  available: 'available',
  onSite: 'availableOnSite',
  someOnSite: 'noneToTake',
  lent: 'noneAvailable',
} as const;
const rowText = { available: 'onShelf', onSite: 'onSite', someOnSite: 'onSiteAndAway', lent: 'noneOnShelf' } as const;

interface AvailabilityPanelProps {
  codAcervo: string;
  title: FieldsTitle;
  permissions: Permissions | undefined;
  slots: TitleSlots;
  isOnline: boolean;
}

/** "The shelf is the answer" (LOOK §1): where a copy is now, and the next action. */
export function AvailabilityPanel({ codAcervo, title, permissions, slots, isOnline }: AvailabilityPanelProps) {
  const { t } = useTranslation('title');
  // Optional: without them the panel is complete.
  const { data: openingHours = [] } = useListOpeningHoursQuery();
  const openStateOf = useOpenState();
  const query = useListTitleLibrariesQuery({ params: { id: codAcervo } }, refetchAlways);
  const online = isOnline ? title.links.find((link) => link.integral && !link.restrito) : undefined;
  return (
    <section className={css.panel}>
      <QueryView query={query} failed={t('copiesFailed')}>
        {(libraries) => {
          const all = copiesOf(libraries);
          const { total } = all;
          return (
            <>
              <h2 className="mb-3">
                {total === 0
                  ? online
                    ? t('onlineOnly')
                    : t('noCopies')
                  : t(headingText[shelfState(all)], { count: all.disponiveis, total })}
              </h2>
              {total > 0 && all.disponiveis === 0 && <NextReturn codAcervo={codAcervo} />}
              <ul>
                {libraries.map((library) => {
                  const libraryCopies = copiesOf([library]);
                  const state = shelfState(libraryCopies);
                  const hours = openingHours.find(({ cod_biblioteca }) => cod_biblioteca === library.cod_biblioteca);
                  return (
                    <li className={css.row} key={library.cod_biblioteca}>
                      <b>{library.desc_biblioteca}</b>
                      <span className="num">
                        {t('ofTotal', { available: libraryCopies.disponiveis, total: libraryCopies.total })}
                      </span>
                      <Availability state={state === 'someOnSite' ? 'onSite' : state} detail={library.localizacao}>
                        {t(rowText[state], onSiteAndAway(libraryCopies))}
                      </Availability>
                      {hours && <p className="text-sm muted">{openStateOf(hours).text}</p>}
                    </li>
                  );
                })}
              </ul>
              <NextStep
                codAcervo={codAcervo}
                online={online}
                hasCopies={total > 0}
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

/** When the first copy on loan is due. A failure is ignored: the copies tab reports it. */
function NextReturn({ codAcervo }: { codAcervo: string }) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const today = useToday();
  const { currentData } = useListCopiesQuery({ params: { id: codAcervo } }, refetchAlways);
  const [first] = (currentData?.exemplares ?? [])
    .flatMap(({ data_prevista_devolucao }) => data_prevista_devolucao ?? [])
    .sort();
  if (!first) return null;
  return (
    <p className="mb-3">
      {t(first < today ? 'shared:lateSince' : 'backFrom', { date: shortDate(first, i18n.language) })}
    </p>
  );
}
