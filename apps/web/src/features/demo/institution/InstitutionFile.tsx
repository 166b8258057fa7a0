import type { InstitutionSettings } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBytes } from '../../../shared/saveFile';
import { Button } from '../../../shared/ui/Button';
import { FileButton } from '../../../shared/ui/FileButton';
import { FormActions } from '../../../shared/ui/Form';
import { DownloadIcon } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { useFailureToast } from '../../../shared/useFailureToast';
import type { OneAtATime } from '../../../shared/useOneAtATime';
import { jsonObjectIn } from '../jsonObjectIn';
import { useControlAnswer } from '../useControl';
import { useRefusalText } from './useRefusalText';

interface InstitutionFileProps {
  /** Something in the form is not published yet. */
  isChanged: boolean;
  /** The turn that it shares with the form: while that is being sent, no file can be chosen. */
  inTurn: OneAtATime;
  /** Stores and shows the data; returns why not. */
  store: (data: InstitutionSettings) => Promise<CallFailure | undefined>;
}

/** The institution file of `npm run library`: to keep, or to store. */
export function InstitutionFile({ isChanged, inTurn: { run, isBusy }, store }: InstitutionFileProps) {
  const { t } = useTranslation('demo');
  const answerOf = useControlAnswer();
  const showFailure = useFailureToast();
  const refusalText = useRefusalText();
  const [faults, setFaults] = useState<string[]>([]);

  async function save() {
    const { data, error } = await answerOf('getLibraryData');
    if (error) return void showFailure(error);
    const text = `${JSON.stringify(data, null, 2)}\n`;
    saveBytes('my-library.json', 'application/json', new TextEncoder().encode(text));
  }
  async function apply(file: File) {
    if (isChanged) return setFaults([t('publishFirst')]);
    const data = jsonObjectIn<InstitutionSettings>(await file.text());
    if (data === null) return setFaults([t('noLibraryFile')]);
    const failure = await store(data);
    const errors = Object.entries(failure?.errors ?? {});
    setFaults(errors.map(([field, [sentence = '']]) => refusalText(field, sentence)));
    if (failure && errors.length === 0) showFailure(failure);
  }
  return (
    <fieldset>
      <legend>{t('libraryFile')}</legend>
      <p className="muted">{t('libraryFileWhat')}</p>
      <FormActions>
        <Button onClick={() => void save()}>
          <DownloadIcon /> {t('saveLibraryFile')}
        </Button>
        <FileButton accept="application/json,.json" busy={isBusy} onChoose={(file) => void run(() => apply(file))}>
          {t('storeLibraryFile')}
        </FileButton>
      </FormActions>
      {faults.length > 0 && (
        <Notice tone="error" role="alert" title={t('fileNotStored')}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
    </fieldset>
  );
}
