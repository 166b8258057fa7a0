import type { LoanRequestEntry } from '@catalogue/api-contract';
import { isDelivered, undivided } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMaterialWord } from '../../shared/CopyChoices';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { CardTable } from '../../shared/ui/CardTable';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import {
  RequestAnswer,
  requestStatuses,
  RequestStatusBadge,
  RequestStatusSelect,
  RequestSteps,
} from '../../shared/ui/RequestStatus';
import { RowDetails } from '../../shared/ui/RowDetails';
import { useChoiceInAddress } from '../../shared/useAddress';
import { usePeriod } from '../../shared/usePeriod';
import { useListLoanRequestsQuery } from './loan-requests.api';

/**
 * `/meupergamum/solicitacoes-emprestimo`: the patron's loan requests in a period, in one of six statuses or in all
 * (D1 §4).
 */
export function LoanRequestsScreen() {
  const { t } = useTranslation('loan-requests');
  const [status, chooseStatus] = useChoiceInAddress('situacao', requestStatuses);
  const period = usePeriod(182);
  const query = useListLoanRequestsQuery({ query: { ...period, ...(status && { status }) } }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('requestsTitle')}</PageTitle>
      <PeriodFilter period={period}>
        <RequestStatusSelect value={status} onChange={chooseStatus} />
      </PeriodFilter>
      <QueryView query={query} failed={t('requestsFailed')} empty={<NoRequests isNarrowed={status !== ''} />}>
        {(requests) => <Paged items={requests}>{(shown) => <RequestTable requests={shown} />}</Paged>}
      </QueryView>
    </>
  );
}

function NoRequests({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation(['loan-requests', 'shared']);
  return (
    <EmptyState
      title={t('noRequests')}
      actions={
        <LinkButton variant="brand" to="/">
          {t('searchCatalogue', { ns: 'shared' })}
        </LinkButton>
      }
    >
      <p>{t(isNarrowed ? 'noRequestsOfStatus' : 'noRequestsWhy')}</p>
    </EmptyState>
  );
}

/** Place and title in the row; the contact in its details. */
function RequestTable({ requests }: { requests: LoanRequestEntry[] }) {
  const { t } = useTranslation(['loan-requests', 'shared']);
  const materialWord = useMaterialWord();
  const tableDate = useTableDate();
  const where = (request: LoanRequestEntry) =>
    request.domicilio ?? request.recebimento_textual ?? request.desc_local_recebimento ?? '';
  const which = (request: LoanRequestEntry) =>
    [request.volume, request.tomo, request.parte].filter((part) => part && part !== undivided).join(', ');
  const asked = ({ material_adicional, telefone, email, pessoa_autorizada }: LoanRequestEntry) =>
    [
      { label: t('shared:choice_material_adicional'), value: material_adicional && materialWord(material_adicional) },
      { label: t('shared:phone'), value: telefone },
      { label: t('email'), value: email },
      { label: t('authorisedPerson'), value: pessoa_autorizada },
    ].filter(({ value }) => value);
  return (
    <CardTable
      caption={t('requestsTitle')}
      columns={[
        { key: 'title', label: t('title', { ns: 'shared' }) },
        { key: 'date', label: t('date') },
        { key: 'from', label: t('from_library') },
        { key: 'to', label: t('to'), wide: true },
        { key: 'status', label: t('status') },
      ]}
      rows={requests.map((request) => ({
        key: request.codigo,
        cells: {
          title: (
            <>
              <Link to={paths.title(request.cod_acervo)}>{request.titulo}</Link>
              {which(request) && ` (${which(request)})`}
              <RequestSteps request={request} whenReady={t(isDelivered(request) ? 'readyToDeliver' : 'readyToFetch')} />
              <RequestAnswer resposta={request.resposta} />
              <RowDetails summary={t('seeRequest')} about={request.titulo} items={asked(request)} />
            </>
          ),
          date: tableDate(request.data),
          from: request.desc_biblioteca_origem,
          to: [request.desc_biblioteca_recebimento, where(request)].filter(Boolean).join(': '),
          status: <RequestStatusBadge status={request.status} />,
        },
      }))}
    />
  );
}
