import { useTranslation } from 'react-i18next';
import { Tabs } from '../../shared/ui/Tabs';

/** What was asked for, what is on order, what can be used on-line, and the figures: four parts, each with its address. */
export function AcquisitionTabs() {
  const { t } = useTranslation('acquisitions');
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { to: '/meupergamum/aquisicao', text: t('tabSuggestions') },
        { to: '/meupergamum/aquisicao/pedidos', text: t('tabOrders') },
        { to: '/meupergamum/aquisicao/bases', text: t('tabDatabases') },
        { to: '/meupergamum/aquisicao/estatisticas', text: t('tabStatistics') },
      ]}
    />
  );
}
