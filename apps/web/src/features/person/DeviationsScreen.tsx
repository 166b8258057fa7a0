import { isInDeviation } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useTableDate, useToday } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { CardTable } from '../../shared/ui/CardTable';
import { Notice } from '../../shared/ui/Notice';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Badge } from '../../shared/ui/Badge';
import { useListDeviationsQuery } from './person.api';

/** `/meupergamum/afastamentos`: when, where and why the patron may not use a unit. */
export function DeviationsScreen() {
  const { t } = useTranslation('person');
  const tableDate = useTableDate();
  const today = useToday();
  const query = useListDeviationsQuery(undefined, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('deviationsTitle')}</PageTitle>
      <QueryView query={query} failed={t('deviationsFailed')} empty={t('noDeviations')}>
        {(deviations) => (
          <div className="stack gap-4 pt-4">
            {deviations.some((each) => isInDeviation(each, today)) ? (
              <Notice tone="warning">{t('consequence')}</Notice>
            ) : (
              <p>{t('noneInForce')}</p>
            )}
            <Paged items={deviations}>
              {(shown) => (
                <CardTable
                  caption={t('deviationsTitle')}
                  columns={[
                    { key: 'unit', label: t('unit') },
                    { key: 'reason', label: t('why') },
                    { key: 'from', label: t('from') },
                    { key: 'until', label: t('until') },
                    { key: 'state', label: t('state') },
                  ]}
                  rows={shown.map((each, place) => ({
                    key: `${each.cod_biblioteca} ${each.data_inicio} ${place}`,
                    cells: {
                      unit: each.desc_biblioteca,
                      reason: each.motivo,
                      from: tableDate(each.data_inicio),
                      until: each.data_fim ? tableDate(each.data_fim) : t('withoutEnd'),
                      state: isInDeviation(each, today) ? (
                        <Badge tone="warning">{t('inForce')}</Badge>
                      ) : (
                        t(each.data_inicio > today ? 'toCome' : 'over')
                      ),
                    },
                  }))}
                />
              )}
            </Paged>
          </div>
        )}
      </QueryView>
    </>
  );
}
