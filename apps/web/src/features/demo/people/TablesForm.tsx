import { useTranslation } from 'react-i18next';
import { saveBytes } from '../../../shared/saveFile';
import { Button } from '../../../shared/ui/Button';
import { FileButton } from '../../../shared/ui/FileButton';
import { DownloadIcon } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { useControl } from '../useControl';
import { TablesOutcome } from './TablesOutcome';
import { tableNames, useTables, type TableName } from './useTables';

/** Two tables are chosen and checked, and then stored. */
export function TablesForm() {
  const { t } = useTranslation('demo');
  const call = useControl();
  const { tables, isTooLarge, outcome, work, canStore, choose, remove, store } = useTables();

  async function saveExample(table: TableName) {
    const examples = await call('getExampleTables');
    if (examples) saveBytes(`${table}.csv`, 'text/csv; charset=utf-8', new TextEncoder().encode(examples[table]));
  }

  return (
    <>
      {tableNames.map((name) => {
        const chosen = tables[name];
        return (
          <section key={name} className="stack gap-3 measure">
            <h2>{t(`table_${name}`)}</h2>
            <p className="wrap-anywhere">{chosen?.name ?? <span className="muted">{t('noTable')}</span>}</p>
            <div className="row gap-2">
              <FileButton accept=".csv,.tsv,.txt,text/csv" onChoose={(file) => void choose(name, file)}>
                {t(`choose_${name}`)}
              </FileButton>
              {chosen && <Button onClick={() => void remove(name)}>{t('removeTable', { name: chosen.name })}</Button>}
              <Button variant="text" onClick={() => void saveExample(name)}>
                <DownloadIcon /> {t(`example_${name}`)}
              </Button>
            </div>
          </section>
        );
      })}
      {isTooLarge && <Notice tone="error" role="alert" title={t('tablesTooLarge')} />}
      {work === 'checking' && <p role="status">{t('checkingTables')}</p>}
      {outcome && <TablesOutcome outcome={outcome} />}
      {canStore && (
        <div className="row gap-2">
          <Button variant="brand" busy={work === 'storing'} busyLabel={t('storingTables')} onClick={() => void store()}>
            {t('storeTables')}
          </Button>
        </div>
      )}
    </>
  );
}
