import { controlCalls } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { settingsLoaded, useSettings } from '../../shared/settings';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import { useFailureToast } from '../../shared/useFailureToast';
import { callServer } from '../../shared/wire';
import { ButtonsForm, DemoPart } from './DemoPart';

/** Asks for the key of the control room, and keeps it until the page is closed. */
export function KeyPart() {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const tellFailure = useFailureToast();
  const settings = useSettings();
  const [key, setKey] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function open() {
    const withKey = { ...settings, control_key: key };
    setIsBusy(true);
    const { error } = await callServer(controlCalls.listFaults, {}, null, withKey);
    setIsBusy(false);
    if (error) tellFailure(error);
    else dispatch(settingsLoaded(withKey));
  }

  return (
    <DemoPart title={t('controlKey')}>
      <p>{t('keyWhy')}</p>
      <ButtonsForm onSubmit={(event) => (event.preventDefault(), void open())}>
        <TextField
          label={t('controlKey')}
          type="password"
          autoComplete="off"
          value={key}
          required
          minLength={16}
          onChange={setKey}
        />
        <Button size="small" type="submit" busy={isBusy}>
          {t('useKey')}
        </Button>
      </ButtonsForm>
    </DemoPart>
  );
}
