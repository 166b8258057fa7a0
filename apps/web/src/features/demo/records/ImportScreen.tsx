import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { useSettings } from '../../../shared/settings';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { KeySection } from '../KeySection';
import { ImportRow } from './ImportRow';
import { SendFile } from './SendFile';
import { useImports } from './useImports';

/**
 * `/ajustes/importacao`: MARC records of a file become titles, for who has no terminal. Of the control room, and of its
 * operators alone: a visitor's sandbox has no room for them.
 */
export function ImportScreen({ notFound }: { notFound: ReactNode }) {
  const { mock_controls: hasControls, control_room: controlRoom, control_key: key } = useSettings();
  const { t } = useTranslation('demo');
  if (!hasControls) return notFound;
  return (
    <div className="page stack gap-5">
      <div className="measure stack gap-2">
        <PageTitle>{t('importRecords')}</PageTitle>
        <p className="muted">{t('importRecordsWhat')}</p>
      </div>
      {controlRoom && !key ? <KeySection /> : <Imports />}
    </div>
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
