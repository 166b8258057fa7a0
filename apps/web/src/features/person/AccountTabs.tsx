import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** Tabs: personal data, password, open sessions, accesses, and the copy with the history; each with its own address. */
export function AccountTabs() {
  const { t } = useTranslation('person');
  return (
    <Tabs
      label={t('accountTabs')}
      tabs={[
        { to: paths.area('dados-pessoais'), text: t('tabData') },
        { to: paths.area('dados-pessoais/senha'), text: t('tabPassword') },
        { to: paths.area('dados-pessoais/sessoes'), text: t('tabSessions') },
        { to: paths.area('dados-pessoais/acessos'), text: t('tabAccesses') },
        { to: paths.area('dados-pessoais/copia'), text: t('tabCopy') },
      ]}
    />
  );
}
