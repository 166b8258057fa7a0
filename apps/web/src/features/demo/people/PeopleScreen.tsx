import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { ControlRoomPage } from '../ControlRoomPage';
import { TablesForm } from './TablesForm';

/** `/ajustes/pessoas`: people and their loans from tables. */
export function PeopleScreen({ notFound }: { notFound: ReactNode }) {
  const { t } = useTranslation('demo');
  return (
    <ControlRoomPage
      forOperators
      title={t('importPeople')}
      intro={
        <>
          <p className="muted">{t('importPeopleWhat')}</p>
          <p className="muted">{t('importPeopleKnown')}</p>
          <p>
            <Link to={paths.librarySettings}>{t('librarySettings')}</Link>
          </p>
        </>
      }
      notFound={notFound}
    >
      <TablesForm />
    </ControlRoomPage>
  );
}
