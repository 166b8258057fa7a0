import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** The parts of the alerts; `count`: how many are true now. */
export function AlertTabs({ count }: { count: number | null }) {
  const { t } = useTranslation('alerts');
  return (
    <Tabs
      label={t('alertTabs')}
      tabs={[
        { to: paths.area('alertas'), text: t('tabNow'), count },
        { to: paths.area('alertas/passados'), text: t('tabPast') },
        { to: paths.area('alertas/preferencias'), text: t('tabPreferences') },
      ]}
    />
  );
}
