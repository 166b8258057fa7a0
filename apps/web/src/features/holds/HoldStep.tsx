import { isoFromBrazilian, type HoldBlock } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTableDate, useToday } from '../../shared/dates';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { styled } from '../../shared/theme/styled';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useServerMessage } from '../../shared/useFailureText';
import { useListPendingTitlesQuery } from '../loans/public';
import { useGetHoldOptionsQuery } from './holds.api';

const Root = styled('div', { base: { display: 'grid', gap: 'e2' } });

interface HoldStepProps {
  codAcervo: string;
  /** The way to a hold. */
  children: ReactNode;
}

/** The way to a hold of a title for a patron; to who holds it or has it at home, what is, and the way there. */
export function HoldStep({ codAcervo, children }: HoldStepProps) {
  const { t } = useTranslation(['holds', 'shared']);
  const today = useToday();
  const serverMessage = useServerMessage();
  const tableDate = useTableDate();
  // The server judges here by the rule by which it would refuse the hold.
  const { currentData: options } = useGetHoldOptionsQuery({ params: { id: codAcervo } }, refetchAlways);
  const { currentData: loans } = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  const { tab } = useParams();
  const held: HoldBlock = 'reserva_ja_existe';
  if (options?.motivo === held)
    return (
      <Root>
        {/* The hold's own tab says so itself. */}
        {tab !== 'reserva' && <p>{serverMessage(held)}</p>}
        <LinkButton full to={paths.area('reservas')}>
          {t('ownHolds')}
        </LinkButton>
      </Root>
    );
  const loan = loans?.titulos.find(({ cod_acervo }) => cod_acervo === codAcervo);
  if (!loan) return children;
  // Who has one volume may want another, or the disc.
  const choices = [options?.volumes, options?.tomos, options?.partes, options?.materiais];
  const isDivided = choices.some((offered = []) => offered.length > 1);
  const due = isoFromBrazilian(loan.dataDevolucaoPrevista);
  return (
    <Root>
      <p>{t(due < today ? 'shared:lateSince' : 'withYouUntil', { date: tableDate(due) })}</p>
      <LinkButton full to={paths.area('titulos-pendentes')}>
        {t('ownLoans')}
      </LinkButton>
      {isDivided && children}
    </Root>
  );
}
