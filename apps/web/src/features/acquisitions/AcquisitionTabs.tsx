import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** What was asked for, what is on order, what can be used on-line, and the figures: four parts, each with its address. */
export function AcquisitionTabs() {
  const { t } = useTranslation('acquisitions');
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { to: paths.area('aquisicao'), text: t('tabSuggestions') },
        { to: paths.area('aquisicao/pedidos'), text: t('tabOrders') },
        { to: paths.area('aquisicao/bases'), text: t('tabDatabases') },
        { to: paths.area('aquisicao/estatisticas'), text: t('tabStatistics') },
      ]}
    />
  );
}
