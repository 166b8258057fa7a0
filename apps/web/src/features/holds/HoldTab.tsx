import { useState } from 'react';
import { PatronTab } from '../session/public';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { useFormDraft } from '../../shared/useFormDraft';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { HoldForm, type HoldDraft } from './HoldForm';
import { useGetHoldOptionsQuery } from './holds.api';
import { NoHold } from './NoHold';
import { PlacedHold, type Placed } from './PlacedHold';

/** `/acervo/:codAcervo/reserva`: places a hold on the title; visitors sign in here (ruling B25). */
export function HoldTab() {
  // With what the form says of loans: loaded with it, they would suspend the tab and lose the focus.
  const { t } = useOwnTranslation(['holds', 'loans']);
  return (
    <PatronTab heading={t('holdTitle')} title={t('signInToHold')} reason={t('signInToHoldWhy')}>
      {(codAcervo) => <OwnHold codAcervo={codAcervo} />}
    </PatronTab>
  );
}

function OwnHold({ codAcervo }: { codAcervo: string }) {
  const { t } = useOwnTranslation('holds');
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { draft, change, forget } = useFormDraft<HoldDraft>(`hold.${codAcervo}`);
  const query = useGetHoldOptionsQuery({ params: { id: codAcervo } }, refetchAlways);
  if (placed) return <PlacedHold placed={placed} />;
  return (
    <QueryView query={query} failed={t('holdOptionsFailed')}>
      {(options) =>
        options.pode_reservar ? (
          <HoldForm
            codAcervo={codAcervo}
            options={options}
            draft={draft}
            onDraft={change}
            onPlaced={(place) => {
              forget();
              setPlaced(place);
            }}
          />
        ) : (
          <NoHold codAcervo={codAcervo} reason={options.motivo ?? 'reserva_sem_exemplar'} />
        )
      }
    </QueryView>
  );
}
