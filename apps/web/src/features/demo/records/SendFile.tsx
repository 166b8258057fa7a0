import { maxImportBytes, maxSourceLength, type ImportRun } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { FileButton } from '../../../shared/ui/FileButton';
import { Notice } from '../../../shared/ui/Notice';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useFailureToast } from '../../../shared/useFailureToast';
import { Progress } from './Progress';
import { useUpload, type ReadingOptions } from './useUpload';
import css from './SendFile.module.css';

const encodings = ['utf-8', 'marc-8', 'iso-8859-1'] as const;
const kinds = '.mrc,.marc,.iso,.dat,.xml,.gz';

interface SendFileProps {
  list: readonly ImportRun[];
  onChange: () => Promise<unknown>;
}

/** Chooses a file and sends it. While an import is under way there is no room for another. */
export function SendFile({ list, onChange }: SendFileProps) {
  const { t } = useTranslation('demo');
  const showFailure = useFailureToast();
  const { upload, send, stop } = useUpload(onChange);
  const [options, setOptions] = useState<ReadingOptions>({});
  const [fault, setFault] = useState<string | null>(null);
  const stopped = list.find(({ state }) => state === 'receiving');
  const isBusy = list.some(({ state }) => state === 'importing' || state === 'undoing');

  async function choose(file: File) {
    setFault(null);
    if (file.size === 0) return setFault(t('importEmpty'));
    if (file.size > maxImportBytes) return setFault(t('importTooLarge'));
    const isSame = stopped && stopped.name === file.name && stopped.bytes === file.size;
    if (stopped && !isSame) return setFault(t('importOtherFile', { name: stopped.name }));
    const failure = await send(file, options, stopped);
    if (!failure) return;
    tellOf(failure);
    await onChange();
  }
  function tellOf(failure: CallFailure) {
    if (failure.status === 409) setFault(t('importAnother'));
    else showFailure(failure);
  }

  if (upload)
    return (
      <section className={css.upload}>
        <Progress label={t('uploading', { name: upload.name })} done={upload.sent} total={upload.bytes} />
        <p className="muted">{t('uploadingKeepOpen')}</p>
        <div className="row gap-2">
          <Button onClick={stop}>{t('stopUpload')}</Button>
        </div>
      </section>
    );
  if (isBusy) return null;
  return (
    <section className="stack gap-3 measure">
      <div className="row gap-2">
        <FileButton accept={kinds} onChoose={(file) => void choose(file)}>
          {t(stopped ? 'chooseSameRecords' : 'chooseRecords')}
        </FileButton>
      </div>
      {fault !== null && <Notice tone="error" role="alert" title={fault} />}
      {!stopped && (
        <details>
          <summary>{t('importOptions')}</summary>
          <div className={css.options}>
            <TextField
              label={t('importSource')}
              hint={t('importSourceHint')}
              value={options.source ?? ''}
              maxLength={maxSourceLength}
              onChange={(source) => setOptions({ ...options, source: source.trim() === '' ? undefined : source })}
            />
            <Select
              label={t('importEncoding')}
              value={options.encoding ?? ''}
              placeholder={t('importEncodingOwn')}
              options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(value) => setOptions({ ...options, encoding: encodings.find((known) => known === value) })}
            />
          </div>
        </details>
      )}
    </section>
  );
}
