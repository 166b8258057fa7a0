import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Select, type SelectOption } from '../../shared/ui/Select';
import { useAddress } from '../../shared/useAddress';
import { IssueDialog } from './IssueDialog';
import { KardexLegend, KardexYear, type SerialYear } from './KardexYear';
import { useGetKardexPermissionQuery, useListKardexOptionsQuery, useListKardexQuery } from './serials.api';

/** The filters of the kardex; their names in the address are those of the call (D2 §7). */
const choices = ['codPeriod', 'codBib', 'codPar', 'year'] as const;
type Choice = (typeof choices)[number];

/** `/acervo/{id}/colecao-kardex`, if the library shows the kardex of this title. */
export function KardexTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('serials');
  const permission = useGetKardexPermissionQuery({ params: { id: codAcervo } });
  return (
    <QueryView query={permission} failed={t('kardexFailed')}>
      {({ permitido }) => (permitido ? <Kardex codAcervo={codAcervo} /> : <EmptyState title={t('noKardex')} />)}
    </QueryView>
  );
}

/** The issues of a serial by year, library and kind of part. */
function Kardex({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation(['serials', 'shared']);
  const [address, changeAddress] = useAddress();
  const options = useListKardexOptionsQuery({ params: { id: codAcervo } });
  const offered: Record<Choice, SelectOption[]> = {
    codPeriod: (options.data?.periodicidades ?? []).map(({ codigo, descricao }) => option(codigo, descricao)),
    codBib: (options.data?.bibliotecas ?? []).map((unit) => option(unit.cod_biblioteca, unit.desc_biblioteca)),
    codPar: (options.data?.partes ?? []).map(({ codigo, descricao }) => option(codigo, descricao)),
    year: (options.data?.anos ?? []).map((year) => option(String(year), String(year))),
  };
  // Values in the address that this serial does not have are ignored.
  const chosen = Object.fromEntries(
    choices.flatMap((name) => {
      const value = address.get(name);
      return offered[name].some((each) => each.value === value) ? [[name, value]] : [];
    }),
  ) as Partial<Record<Choice, string>>;
  const query = useListKardexQuery({ params: { id: codAcervo }, query: chosen }, { skip: !options.data });

  const change = (values: Record<string, string>) => changeAddress(values, { replace: true });
  const showAll = () => change(Object.fromEntries(choices.map((name) => [name, ''])));

  return (
    <QueryView query={options} failed={t('kardexFailed')}>
      {() => (
        <>
          <div className="row items-end gap-4 pt-5 pb-2" data-screen-only="">
            {choices
              // A list of one is no choice.
              .filter((name) => offered[name].length > 1)
              .map((name) => (
                <Select
                  key={name}
                  label={t(name)}
                  value={chosen[name] ?? ''}
                  onChange={(value) => change({ [name]: value })}
                  options={[option('', t(`${name}_all`)), ...offered[name]]}
                />
              ))}
          </div>
          <QueryView
            query={query}
            failed={t('kardexFailed')}
            empty={
              <EmptyState
                title={t('noIssues')}
                actions={
                  Object.keys(chosen).length > 0 && <Button onClick={showAll}>{t('showAll', { ns: 'shared' })}</Button>
                }
              />
            }
          >
            {(years) => (
              <>
                <KardexLegend years={years} />
                {byYear(years).map(([year, parts]) => (
                  <KardexYear
                    key={year}
                    year={year}
                    parts={parts}
                    areNamed={new Set(years.map(({ codBib, codPar }) => `${codBib} ${codPar}`)).size > 1}
                    onOpen={(issue) => change({ fasciculo: issue })}
                  />
                ))}
                <IssueDialog
                  codAcervo={codAcervo}
                  years={years}
                  issue={address.get('fasciculo')}
                  onClose={() => change({ fasciculo: '' })}
                />
              </>
            )}
          </QueryView>
        </>
      )}
    </QueryView>
  );
}

const option = (value: string, label: string): SelectOption => ({ value, label });

/** The server sends the latest year first. */
const byYear = (lines: readonly SerialYear[]): [number, SerialYear[]][] => [
  ...lines
    .reduce(
      (years, line) => years.set(line.year, [...(years.get(line.year) ?? []), line]),
      new Map<number, SerialYear[]>(),
    )
    .entries(),
];
