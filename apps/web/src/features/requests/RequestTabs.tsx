import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** What was asked for, and the one form that has no screen of its own in the menu (ruling D3). */
export function RequestTabs() {
  const { t } = useTranslation('requests');
  return (
    <Tabs
      label={t('requestsTitle')}
      tabs={[
        { to: paths.area('solicitacoes'), text: t('tabSent') },
        { to: paths.area('solicitacoes/emprestimo-inter-bibliotecas'), text: t('tabInterLibrary') },
      ]}
    />
  );
}
