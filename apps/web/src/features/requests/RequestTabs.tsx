import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** Tabs: the requests, and the one form without an entry in the menu (ruling D3). */
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
