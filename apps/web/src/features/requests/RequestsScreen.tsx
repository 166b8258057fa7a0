import { requestTypes } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { requestStatuses, RequestStatusSelect } from '../../shared/ui/RequestStatus';
import { Select } from '../../shared/ui/Select';
import { useChoiceInAddress } from '../../shared/useAddress';
import { inPlace } from '../../shared/useScrollRestoration';
import { RequestTable } from './SentRequests';
import { useRequests } from './useRequests';
import css from './RequestsScreen.module.css';

/** `/meupergamum/solicitacoes`: all requests, filtered by type and status if chosen (D1 §4). */
export function RequestsScreen() {
  const { t } = useTranslation('requests');
  const [type, chooseType] = useChoiceInAddress('tipo', requestTypes);
  const [status, chooseStatus] = useChoiceInAddress('situacao', requestStatuses);
  const query = useRequests(type, status);
  return (
    <>
      <PageTitle size="area">{t('requestsTitle')}</PageTitle>
      <div className={css.filters}>
        <Select
          label={t('type')}
          placeholder={t('allTypes')}
          options={requestTypes.map((one) => ({ value: one, label: t(`form_${one}`) }))}
          value={type}
          onChange={chooseType}
        />
        <RequestStatusSelect value={status} onChange={chooseStatus} />
      </div>
      <QueryView query={query} failed={t('requestsFailed')} empty={<NoRequests isNarrowed={Boolean(type || status)} />}>
        {(requests) => <Paged items={requests}>{(shown) => <RequestTable requests={shown} ofAnyType={!type} />}</Paged>}
      </QueryView>
    </>
  );
}

function NoRequests({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('requests');
  return (
    <EmptyState
      title={t(isNarrowed ? 'noRequestsSo' : 'noRequests')}
      actions={
        isNarrowed ? (
          <LinkButton to={paths.area('solicitacoes')} state={inPlace}>
            {t('seeAll')}
          </LinkButton>
        ) : (
          <LinkButton variant="brand" to={paths.area('solicitacoes/novo')}>
            {t('newRequest')}
          </LinkButton>
        )
      }
    >
      <p>{t(isNarrowed ? 'noRequestsSoWhy' : 'noRequestsWhy')}</p>
    </EmptyState>
  );
}
