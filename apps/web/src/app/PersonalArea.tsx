import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from '../shared/theme/styled';
import { SkeletonRows } from '../shared/ui/SkeletonRows';

const Area = styled('div', { base: { maxWidth: '70rem', paddingBlock: 'e6 e8' } });

/** The personal area; existing clients look for its root element (decisions E7). Its menu comes with its other screens. */
export function PersonalArea() {
  return (
    <Area id="mp-root">
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <Outlet />
      </Suspense>
    </Area>
  );
}
