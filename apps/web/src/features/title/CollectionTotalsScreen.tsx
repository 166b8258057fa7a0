import { isCode, type Reply, type title } from '@catalogue/api-contract';
import { WorkType } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../shared/isNotFound';
import { useListLibrariesOfCampusQuery } from '../units/public';
import { FailedAside, QueryView } from '../../shared/QueryView';
import { useAnnouncement } from '../../shared/announcement';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { workTypeText } from '../../shared/recordText';
import { CardTable } from '../../shared/ui/CardTable';
import { DataList } from '../../shared/ui/DataList';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { useAddress, useChoiceInAddress } from '../../shared/useAddress';
import { usePeriod } from '../../shared/usePeriod';
import { useDebounced } from '../../shared/useDebounced';
import { useGetCollectionTotalsQuery, useGetTitleTotalsQuery } from './title.api';

const titleParameter = 'acervo';

/** `/meupergamum/totais-acervo`: size and use of the collection in a period; of one title, or of all (ruling A7). */
export function CollectionTotalsScreen() {
  const { t } = useTranslation(['title', 'shared']);
  const period = usePeriod(365);
  const [address, change] = useAddress();
  const typed = address.get(titleParameter) ?? '';
  const [biblioteca, chooseLibrary] = useChoiceInAddress('biblioteca', isCode);
  const libraries = useListLibrariesOfCampusQuery({ query: {} });
  const search = { ...period, ...(biblioteca && { biblioteca }) };
  // Debounced: do not query for incomplete codes.
  const codAcervo = useDebounced(typed);
  const isOfTitle = isCode(codAcervo);
  const ofTitle = useGetTitleTotalsQuery(
    { params: { id: codAcervo }, query: search },
    { skip: !isOfTitle, ...refetchAlways },
  );
  const ofAll = useGetCollectionTotalsQuery({ query: search }, { skip: codAcervo !== '', ...refetchAlways });
  const isUnknown = codAcervo !== '' && (!isOfTitle || isNotFound(ofTitle.error));
  useAnnouncement(isUnknown ? t('noTitleOfCode', { code: codAcervo }) : null);

  // Labels print a code with leading zeros.
  const type = (text: string) =>
    change({ [titleParameter]: text.replace(/\D/g, '').replace(/^0+/, '') }, { replace: true });
  return (
    <>
      <PageTitle size="area">{t('totalsTitle')}</PageTitle>
      <PeriodFilter period={period}>
        <Select
          label={t('library', { ns: 'shared' })}
          placeholder={t('totalsAllLibraries')}
          options={(libraries.data ?? []).map((unit) => ({
            value: unit.cod_biblioteca,
            label: unit.desc_biblioteca,
          }))}
          value={biblioteca}
          onChange={chooseLibrary}
        />
        <TextField
          label={t('titleCode')}
          optional
          inputMode="numeric"
          hint={t('titleCodeHint')}
          value={typed}
          // No maxLength: it would cut a pasted code before dots and words are removed.
          onChange={type}
        />
      </PeriodFilter>
      <FailedAside query={libraries} />
      {isUnknown ? (
        <EmptyState title={t('noTitleOfCode', { code: codAcervo })}>
          <p>{t('noTitleOfCodeWhy')}</p>
        </EmptyState>
      ) : (
        <QueryView query={isOfTitle ? ofTitle : ofAll} failed={t('totalsFailed')}>
          {(totals) => <TotalFigures totals={totals} codAcervo={isOfTitle ? codAcervo : null} />}
        </QueryView>
      )}
    </>
  );
}

type Totals = Reply<typeof title.getCollectionTotals>;

function TotalFigures({ totals, codAcervo }: { totals: Totals; codAcervo: string | null }) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const { t: shared } = useTranslation('shared');
  const number = new Intl.NumberFormat(i18n.language);
  const nameOf = (descricao: string) =>
    workTypeText(
      Object.values(WorkType)
        .map(({ cod_tipo_obra, desc_tipo_obra }) => ({ cod_tipo_obra: String(cod_tipo_obra), desc_tipo_obra }))
        .find(({ desc_tipo_obra }) => desc_tipo_obra === descricao) ?? { desc_tipo_obra: descricao },
      shared,
    );
  return (
    <div className="stack justify-items-start gap-5 py-5">
      <DataList
        figures
        items={[
          ...(codAcervo ? [] : [{ label: t('totalTitles'), value: number.format(totals.titulos) }]),
          { label: t('totalCopies'), value: number.format(totals.exemplares) },
          { label: t('totalLoans'), value: number.format(totals.emprestimos) },
          { label: t('totalHolds'), value: number.format(totals.reservas) },
        ]}
      />
      <p className="text-sm muted">{t(codAcervo ? 'totalsOfTitle' : 'totalsOfAll')}</p>
      {codAcervo && <LinkButton to={paths.title(codAcervo)}>{t('seeTitle')}</LinkButton>}
      {!codAcervo && totals.por_tipo.length > 0 && (
        <div className="measure-narrow w-full">
          <h2>{t('totalsByType')}</h2>
          <CardTable
            caption={t('totalsByType')}
            columns={[
              { key: 'type', label: t('totalsType') },
              { key: 'titles', label: t('totalTitles'), isNumber: true },
            ]}
            rows={totals.por_tipo.map(({ descricao, total }) => ({
              key: descricao,
              cells: { type: nameOf(descricao), titles: number.format(total) },
            }))}
          />
        </div>
      )}
    </div>
  );
}
