import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PersonalArea } from '../features/personal-area/public';
import { paths } from '../shared/paths';
import { personalScreens } from './personalScreens';

// The area's first call has a reply of these: they need not wait for it. A failure is that call's.
import('../shared/allContracts').catch(() => undefined);

/** The routes of the personal area. Their table is loaded with the first screen of the area: most readers only search. */
export default function PersonalRoutes({ notFound }: { notFound: ReactNode }) {
  return (
    <Routes>
      <Route element={<PersonalArea />}>
        <Route index element={<Navigate replace to={paths.area('inicio')} />} />
        {Object.entries(personalScreens).map(([slug, screen]) => (
          <Route key={slug} path={slug} element={screen} />
        ))}
        <Route path="*" element={notFound} />
      </Route>
    </Routes>
  );
}
