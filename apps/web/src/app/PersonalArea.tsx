import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SkeletonRows } from '../shared/ui/SkeletonRows';

/** The personal area; existing clients look for its root element (decisions E7). Its menu comes with its other screens. */
export function PersonalArea() {
  return (
    <div id="mp-root">
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
