import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { tabsAt } from './menu';
import { useTabCounts } from './useTabCounts';

/** The tabs of a screen of the area, below its title: the screens of the same entry of the menu. */
export function AreaScreenTabs() {
  const { t } = useOwnTranslation('personal-area');
  const { pathname } = useLocation();
  const shown = tabsAt(pathname);
  const counts = useTabCounts(shown?.tabs ?? []);
  if (!shown) return null;
  return (
    <Tabs
      label={t('tabsOf', { name: t(shown.tabs[0]) })}
      tabs={shown.tabs.map((slug) => ({
        to: paths.area(slug),
        text: t(`tab_${slug}`),
        isParent: slug === shown.parent,
        count: counts[slug],
      }))}
    />
  );
}
