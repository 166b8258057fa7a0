import { calls } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { settingsLoaded, useSettings } from '../../shared/settings';
import { TextField } from '../../shared/ui/TextField';
import { useFailureToast } from '../../shared/useFailureToast';
import { callServer } from '../../shared/wire';
import { ButtonForm, DemoSection } from './DemoSection';

/** Asks for the key of the control room, and keeps it until the page is closed. */
export function KeySection() {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const showFailure = useFailureToast();
  const settings = useSettings();
  const [key, setKey] = useState('');

  async function open() {
    const withKey = { ...settings, control_key: key };
    const { error } = await callServer(calls.control.listFaults, {}, null, withKey);
    if (error) showFailure(error);
    else dispatch(settingsLoaded(withKey));
  }

  return (
    <DemoSection title={t('controlKey')}>
      <p>{t('keyWhy')}</p>
      <ButtonForm label={t('useKey')} onSend={open}>
        <TextField
          label={t('controlKey')}
          size="small"
          type="password"
          autoComplete="off"
          value={key}
          required
          minLength={16}
          onChange={setKey}
        />
      </ButtonForm>
    </DemoSection>
  );
}
