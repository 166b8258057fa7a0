import { loanTokenLeft, loanTokenMinutes } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useCutOffReason } from '../../../shared/connection';
import { useServerNow } from '../../../shared/dates';
import { QueryView } from '../../../shared/QueryView';
import { refetchAlways } from '../../../shared/refetchAlways';
import { Button } from '../../../shared/ui/Button';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { useFailureToast } from '../../../shared/useFailureToast';
import { useGetLoanTokenQuery, useMakeLoanTokenMutation } from '../loans.api';
import { LibraryCard } from './LibraryCard';
import { TokenLeft } from './TokenLeft';
import css from './TokenScreen.module.css';

/** `/meupergamum/token`: the library card, and the virtual loan token, its validity, and a button for another one. */
export function TokenScreen() {
  const { t } = useTranslation('loans');
  const failureToast = useFailureToast();
  const query = useGetLoanTokenQuery(undefined, refetchAlways);
  const [makeToken, { isLoading }] = useMakeLoanTokenMutation();
  const make = async () => {
    const { error } = await makeToken();
    if (error) failureToast(error);
  };
  return (
    <>
      <PageTitle size="area">{t('cardTitle')}</PageTitle>
      <LibraryCard />
      <h2>{t('tokenTitle')}</h2>
      <p className="measure-narrow mt-2 mb-5 muted">{t('whatFor', { count: loanTokenMinutes })}</p>
      <QueryView query={query} failed={t('tokenFailed')}>
        {({ token, expira }) => (
          <TokenShown token={token} expira={expira} busy={isLoading} onMake={() => void make()} />
        )}
      </QueryView>
    </>
  );
}

interface TokenShownProps {
  token: string | null;
  expira: string | null;
  busy: boolean;
  onMake: () => void;
}

function TokenShown({ token, expira, busy, onMake }: TokenShownProps) {
  const { t } = useTranslation('loans');
  const now = useServerNow();
  const cutOff = useCutOffReason();
  const left = expira === null ? null : loanTokenLeft(expira, now);
  const isGood = token !== null && left !== null;
  return (
    <div className="stack justify-items-start gap-3">
      <div role="status">
        {isGood ? <p className={css.code}>{inHalves(token)}</p> : <p>{t(token === null ? 'noToken' : 'tokenOver')}</p>}
      </div>
      {isGood && (
        <div className="row items-center gap-3">
          <CopyButton text={token} name={t('theToken')} />
          <TokenLeft left={left} />
        </div>
      )}
      <Button
        variant={isGood ? 'outline' : 'brand'}
        busy={busy}
        busyLabel={t('making')}
        reason={cutOff}
        note={isGood ? t('oldEnds') : undefined}
        onClick={onMake}
      >
        {t(isGood ? 'makeAnother' : 'make')}
      </Button>
    </div>
  );
}

/** Two groups of four are easier to read aloud and type than one of eight. */
const inHalves = (token: string): string => {
  const half = Math.ceil(token.length / 2);
  return `${token.slice(0, half)} ${token.slice(half)}`;
};
