import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { paths } from '../../../shared/paths';
import { ControlRoomPage } from '../ControlRoomPage';
import { ImportRow } from './ImportRow';
import { SendFile } from './SendFile';
import { useImports } from './useImports';

/** `/ajustes/importacao`: MARC records of a file become titles. */
export function ImportScreen({ notFound }: { notFound: ReactNode }) {
  const { t } = useTranslation('demo');
  return (
    <ControlRoomPage
      forOperators
      title={t('importRecords')}
      intro={
        <>
          <p className="muted">{t('importRecordsWhat')}</p>
          <p>
            <Link to={paths.librarySettings}>{t('librarySettings')}</Link>
          </p>
        </>
      }
      notFound={notFound}
    >
      <Imports />
    </ControlRoomPage>
  );
}

function Imports() {
  const { t } = useTranslation('demo');
  const imports = useImports();
  const { refetch } = imports;
  return (
    <QueryView query={imports}>
      {(list) => (
        <>
          <SendFile list={list} onChange={refetch} />
          <section className="stack gap-3">
            <h2>{t('imports')}</h2>
            {list.length === 0 ? (
              <p className="muted">{t('noImports')}</p>
            ) : (
              <ul className="stack gap-3">
                {list.map((run) => (
                  <ImportRow key={run.id} run={run} onChange={refetch} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </QueryView>
  );
}
