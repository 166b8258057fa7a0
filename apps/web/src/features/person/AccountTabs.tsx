import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** Tabs: personal data, password and open sessions, each with its own address. */
export function AccountTabs() {
  const { t } = useTranslation('person');
  return (
    <Tabs
      label={t('accountTabs')}
      tabs={[
        { to: paths.area('dados-pessoais'), text: t('tabData') },
        { to: paths.area('dados-pessoais/senha'), text: t('tabPassword') },
        { to: paths.area('dados-pessoais/sessoes'), text: t('tabSessions') },
      ]}
    />
  );
}
