import type { FieldsTitle } from '@catalogue/domain';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { selectPatron } from '../../shared/session';
import { LinkButton } from '../../shared/ui/LinkButton';
import { furtherInPlace, type InPlaceState } from '../../shared/useScrollRestoration';
import { useOpenedLink } from '../links/public';
import { tabAddress } from './titleTabs';

// Renders nothing for visitors and for titles that cannot be reserved.
const HoldStep = onDemand(async () => (await import('../holds/public')).HoldStep);

interface NextStepProps {
  codAcervo: string;
  /** The link to the work itself, if it is online. */
  online: Pick<FieldsTitle['links'][number], 'seq_paragrafo' | 'url'> | undefined;
  hasCopies: boolean;
  /** It has issues, which are listed by year. */
  isSerial: boolean;
  canRequest: boolean;
  canHold: boolean;
}

/** The next action for a title, and the rule that excludes the other one (LOOK §5, ruling D20). */
export function NextStep({ codAcervo, online, hasCopies, isSerial, canRequest, canHold }: NextStepProps) {
  const { t } = useTranslation(['title', 'shared']);
  const { count } = useOpenedLink();
  const isSignedIn = useSelector(selectPatron) !== null;
  const { state } = useLocation() as { state: InPlaceState | null };
  // The target is below all of this, and on a phone out of view.
  const toPart = { ...furtherInPlace(state), toPart: 'heading' };
  const request = (
    <LinkButton
      variant={online ? 'outline' : 'brand'}
      full
      to={tabAddress(codAcervo, 'solicitacao-emprestimo')}
      state={toPart}
    >
      {t(isSignedIn ? 'tabLoanRequest' : 'signInToRequest')}
    </LinkButton>
  );
  const toHold = (
    <LinkButton variant={online ? 'outline' : 'brand'} full to={tabAddress(codAcervo, 'reserva')} state={toPart}>
      {t(isSignedIn ? 'tabHold' : 'signInToHold')}
    </LinkButton>
  );
  const hold = isSignedIn ? (
    <Suspense fallback={toHold}>
      <HoldStep codAcervo={codAcervo}>{toHold}</HoldStep>
    </Suspense>
  ) : (
    toHold
  );
  return (
    <div data-screen-only="">
      {online && (
        <LinkButton
          variant="brand"
          full
          href={online.url}
          newWindow
          onClick={() => count({ cod_acervo: codAcervo, seq_paragrafo: String(online.seq_paragrafo) }, online.url)}
        >
          {t('openOnline')}
        </LinkButton>
      )}
      {isSerial && (
        <div className="mt-2">
          <LinkButton
            variant={online ? 'outline' : 'brand'}
            full
            to={tabAddress(codAcervo, 'colecao-kardex')}
            state={{ ...furtherInPlace(state), toPart: 'tab' }}
          >
            {t('seeCollection')}
          </LinkButton>
        </div>
      )}
      {canRequest && <div className="mt-2">{request}</div>}
      {!canRequest && canHold && <div className="mt-2">{hold}</div>}
      {canRequest && !canHold && <p className="mt-2 text-sm muted">{t('exemplar_disponivel', { ns: 'shared' })}</p>}
      {!online && !canRequest && !canHold && !isSerial && hasCopies && (
        <LinkButton full to={tabAddress(codAcervo, 'exemplares')}>
          {t('seeCopies')}
        </LinkButton>
      )}
    </div>
  );
}
