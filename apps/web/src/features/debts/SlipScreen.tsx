import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useListPaymentSlipsQuery } from '../clearance/public';
import { SlipDocument } from './SlipDocument';

// While a slip is open, the screen asks whether it was paid (LOOK-2 §5).
const pollEvery = 15_000;

/** `/meupergamum/debitos?guia=`: one slip, alone on the screen and on paper. */
export function SlipScreen({ numero }: { numero: string }) {
  const { t } = useOwnTranslation('debts');
  const query = useListPaymentSlipsQuery(undefined, refetchAlways);
  const slip = query.currentData?.find((one) => one.numero === numero);
  useListPaymentSlipsQuery(undefined, {
    skip: slip?.situacao !== 'aberta',
    pollingInterval: pollEvery,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <p data-screen-only="">
        <Link to={paths.area('debitos')}>{t('backToDebts')}</Link>
      </p>
      <PageTitle size="area">{t('slipTitle', { number: numero })}</PageTitle>
      <QueryView query={query} failed={t('slipsFailed')}>
        {() => (slip ? <SlipDocument key={numero} slip={slip} /> : <p>{t('noSuchSlip')}</p>)}
      </QueryView>
    </>
  );
}
