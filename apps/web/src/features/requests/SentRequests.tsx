import { LoanRequestStatus, type RequestEntry, type RequestType } from '@catalogue/api-contract';
import { isOpenRequest, type RequestForm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { CardTable } from '../../shared/ui/CardTable';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Paged } from '../../shared/ui/Paged';
import { PartHeading } from '../../shared/ui/PartHeading';
import { RequestAnswer, RequestStatusBadge, RequestSteps } from '../../shared/ui/RequestStatus';
import { RowDetails } from '../../shared/ui/RowDetails';
import { AskAgain } from './AskAgain';
import { Expected } from './Conditions';
import { fieldsOf, type RequestField } from './formFields';
import { useGetInterLibraryOptionsQuery, useListRequestsQuery } from './requests.api';

/** The sent requests of a type, newest first, below its form. Gets the focus when another was sent. */
export function SentRequests({ type }: { type: RequestType }) {
  const { t } = useTranslation('requests');
  const query = useListRequestsQuery({ params: { type }, query: {} }, refetchAlways);
  return (
    <section className="stack gap-3 mt-8">
      <PartHeading>{t('sentBefore')}</PartHeading>
      <QueryView query={query} failed={t('requestsFailed')} empty={<EmptyState plain title={t('nothingSent')} />}>
        {(requests) => <Paged items={requests}>{(shown) => <RequestTable requests={shown} />}</Paged>}
      </QueryView>
    </section>
  );
}

const formOf = ({ subtipo, tipo }: RequestEntry) => (subtipo ?? tipo) as RequestForm;

/** Requests with their status; the sent fields open below each. `ofAnyType` shows the type of each. */
export function RequestTable({ requests, ofAnyType }: { requests: RequestEntry[]; ofAnyType?: boolean }) {
  const { t } = useTranslation(['requests', 'shared']);
  const tableDate = useTableDate();
  return (
    <CardTable
      caption={t('requestsTitle')}
      columns={[
        { key: 'what', label: t('what') },
        { key: 'date', label: t('sentOn', { ns: 'shared' }) },
        { key: 'status', label: t('status') },
      ]}
      rows={requests.map((request) => ({
        key: request.codigo,
        cells: {
          what: (
            <>
              {(ofAnyType || request.subtipo) && (
                <span className="block text-xs muted regular">{t(`form_${formOf(request)}`)}</span>
              )}
              {request.resumo}
              <RequestSteps request={request} whenReady={t('readyToGet')} expected={<Expected request={request} />} />
              <RequestAnswer
                resposta={request.resposta}
                // What does not come costs nothing.
                valor={request.status === LoanRequestStatus.notFinished ? null : request.valor}
              />
              <Asked request={request} />
              {!isOpenRequest(request.status) && <AskAgain request={request} form={formOf(request)} />}
            </>
          ),
          date: tableDate(request.data),
          status: <RequestStatusBadge status={request.status} />,
        },
      }))}
    />
  );
}

/** The fields of a sent request. */
function Asked({ request }: { request: RequestEntry }) {
  const { t, i18n } = useTranslation('requests');
  const tableDate = useTableDate();
  const form = formOf(request);
  const { data: offered } = useGetInterLibraryOptionsQuery(undefined, {
    skip: form !== 'emprestimo-inter-bibliotecas',
  });
  const number = new Intl.NumberFormat(i18n.language, { useGrouping: false });
  const nameIn = (list: 'libraries' | 'partners', code: string) =>
    (list === 'libraries'
      ? offered?.bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === code)?.desc_biblioteca
      : offered?.instituicoes.find(({ cod_empresa }) => cod_empresa === code)?.desc_empresa) ?? code;
  const valueOf = (field: RequestField) => {
    const value = request.dados[field.name];
    if (value === undefined || value === '') return null;
    if (field.kind === 'flag') return t(value === true ? 'yes' : 'no');
    if (field.kind === 'date') return tableDate(String(value));
    if (field.kind === 'offered') return nameIn(field.list, String(value));
    const word = field.kind === 'words' && field.words.find((known) => known === value);
    if (word) return t(`word_${word}`);
    return typeof value === 'number' ? number.format(value) : String(value);
  };
  const items = fieldsOf(form)
    .map((field) => ({ label: t(`field_${field.name}`), value: valueOf(field) }))
    .filter(({ value }) => value !== null);
  return <RowDetails summary={t('seeRequest')} about={request.resumo} items={items} />;
}
