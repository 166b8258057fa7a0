import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Activity, useHasActivity } from '../site/public';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { AreaTabs, PageTitle } from '../../shared/ui/PageTitle';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { AreaScreenTabs } from './AreaScreenTabs';
import { useAreaState } from './areaState';
import { CutOffNotice } from './CutOffNotice';

const areaTabs = <AreaScreenTabs />;

/**
 * The personal area, for patrons with its activity (ruling B22); existing clients look for its root element
 * (ruling E7). Its menu is rendered outside of it (`AreaMenu`, `AreaBar`).
 */
export function PersonalArea() {
  const isOpen = useHasActivity(Activity.personalArea);
  const { area } = useAreaState();
  return (
    <div className="page" id="mp-root" data-tema={area.tema}>
      <CutOffNotice />
      {isOpen ? (
        <AreaTabs value={areaTabs}>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <Outlet />
          </Suspense>
        </AreaTabs>
      ) : (
        <AccessDenied />
      )}
    </div>
  );
}

function AccessDenied() {
  const { t } = useOwnTranslation('personal-area');
  return (
    <EmptyState
      title={<PageTitle>{t('accessDenied')}</PageTitle>}
      actions={
        <LinkButton variant="brand" to="/">
          {t('searchCatalogue', { ns: 'shared' })}
        </LinkButton>
      }
    >
      <p>{t('accessDeniedWhy')}</p>
    </EmptyState>
  );
}
