import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** Tabs: suggestions, orders, databases and statistics, each with its own address. */
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
