import { LoanRequestStatus, requestTypes } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Fetched } from '../../shared/Fetched';
import { styled } from '../../shared/theme/styled';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Select } from '../../shared/ui/Select';
import { pageParameter } from '../../shared/usePeriod';
import { inPlace } from '../../shared/useScrollRestoration';
import { RequestTable } from './SentRequests';
import { RequestTabs } from './RequestTabs';
import { useRequests } from './useRequests';

const typeParameter = 'tipo';
const statusParameter = 'situacao';
const statuses = Object.values(LoanRequestStatus);
const formAddress = {
  'comutacao-bibliografica': '/meupergamum/comutacao',
  'levantamento-bibliografico': '/meupergamum/levantamento',
  'ficha-catalografica': '/meupergamum/ficha-catalografica',
  'pesquisa-especializada': '/meupergamum/pesquisa-especializada',
  'emprestimo-inter-bibliotecas': '/meupergamum/solicitacoes/emprestimo-inter-bibliotecas',
} as const;

const Filters = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e3',
    paddingBlock: 'e4',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
    '& > div': { flex: '1 1 14rem', maxWidth: '24rem' },
  },
});

/** `/meupergamum/solicitacoes`: all that was asked for, of one type and in one status where those are chosen (D1 §4). */
export function RequestsScreen() {
  const { t } = useTranslation('requests');
  const [address, setAddress] = useSearchParams();
  const type = requestTypes.find((known) => known === address.get(typeParameter));
  const status = statuses.find((known) => known === address.get(statusParameter));
  const query = useRequests(type, status);
  const narrow = (parameter: string) => (value: string) => {
    const next = new URLSearchParams(address);
    next.delete(pageParameter);
    if (value) next.set(parameter, value);
    else next.delete(parameter);
    setAddress(next, { state: inPlace });
  };
  return (
    <>
      <PageTitle size="area">{t('requestsTitle')}</PageTitle>
      <RequestTabs />
      <Filters>
        <Select
          label={t('type')}
          placeholder={t('allTypes')}
          options={requestTypes.map((one) => ({ value: one, label: t(`form_${one}`) }))}
          value={type ?? ''}
          onChange={narrow(typeParameter)}
        />
        <Select
          label={t('status')}
          placeholder={t('allStatuses')}
          options={statuses.map((code) => ({ value: code, label: t(`status_${code}`) }))}
          value={status ?? ''}
          onChange={narrow(statusParameter)}
        />
      </Filters>
      <Fetched query={query} failed={t('requestsFailed')} empty={<NoRequests isNarrowed={Boolean(type ?? status)} />}>
        {(requests) => <Paged items={requests}>{(shown) => <RequestTable requests={shown} ofAnyType={!type} />}</Paged>}
      </Fetched>
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
          <LinkButton to="/meupergamum/solicitacoes" state={inPlace}>
            {t('seeAll')}
          </LinkButton>
        ) : (
          requestTypes.map((type) => (
            <LinkButton key={type} to={formAddress[type]}>
              {t(`form_${type}`)}
            </LinkButton>
          ))
        )
      }
    >
      <p>{t(isNarrowed ? 'noRequestsSoWhy' : 'noRequestsWhy')}</p>
    </EmptyState>
  );
}
