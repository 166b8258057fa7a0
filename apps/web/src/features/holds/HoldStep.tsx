import { isoFromBrazilian, type HoldBlock } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTableDate, useToday } from '../../shared/dates';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useServerMessage } from '../../shared/useFailureText';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useListPendingTitlesQuery } from '../loans/public';
import { useGetHoldOptionsQuery } from './holds.api';

interface HoldStepProps {
  codAcervo: string;
  /** The link to place a hold. */
  children: ReactNode;
}

/**
 * Offers a hold to a patron. One who already has a hold or a loan of the title sees that instead, with a link to it.
 */
export function HoldStep({ codAcervo, children }: HoldStepProps) {
  const { t } = useOwnTranslation(['holds', 'shared']);
  const today = useToday();
  const serverMessage = useServerMessage();
  const tableDate = useTableDate();
  // The server answers here by the same rule that it applies to a new hold.
  const { currentData: options } = useGetHoldOptionsQuery({ params: { id: codAcervo } }, refetchAlways);
  const { currentData: loans } = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  const { tab } = useParams();
  const held: HoldBlock = 'reserva_ja_existe';
  if (options?.motivo === held)
    return (
      <div className="stack gap-2">
        {/* The tab of the hold shows this itself. */}
        {tab !== 'reserva' && <p>{serverMessage(held)}</p>}
        <LinkButton full to={paths.area('reservas')}>
          {t('ownHolds')}
        </LinkButton>
      </div>
    );
  const loan = loans?.titulos.find(({ cod_acervo }) => cod_acervo === codAcervo);
  if (!loan) return children;
  // A patron with one volume may want another, or the disc.
  const choices = [options?.volumes, options?.tomos, options?.partes, options?.materiais];
  const isDivided = choices.some((offered = []) => offered.length > 1);
  const due = isoFromBrazilian(loan.dataDevolucaoPrevista);
  return (
    <div className="stack gap-2">
      <p>{t(due < today ? 'shared:lateSince' : 'withYouUntil', { date: tableDate(due) })}</p>
      <LinkButton full to={paths.area('titulos-pendentes')}>
        {t('ownLoans')}
      </LinkButton>
      {isDivided && children}
    </div>
  );
}
