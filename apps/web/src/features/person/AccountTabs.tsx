import { useTranslation } from 'react-i18next';
import { Tabs } from '../../shared/ui/Tabs';

/** What the library knows of the patron, and the patron's password: two forms, each with its address. */
export function AccountTabs() {
  const { t } = useTranslation('person');
  return (
    <Tabs
      label={t('accountTabs')}
      tabs={[
        { to: '/meupergamum/dados-pessoais', text: t('tabData') },
        { to: '/meupergamum/dados-pessoais/senha', text: t('tabPassword') },
      ]}
    />
  );
}
