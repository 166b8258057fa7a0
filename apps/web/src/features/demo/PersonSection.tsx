import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { QueryView } from '../../shared/QueryView';
import type { Settings } from '../../shared/settings';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { Select } from '../../shared/ui/Select';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { signIn } from '../session/public';
import { DemoSection } from './DemoSection';
import { useControlRead } from './useControl';

/** Signs in as one of the demo people. */
export function PersonSection({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const showFailure = useFailureToast();
  const settings = useSelector((state: { settings: Settings | null }) => state.settings);
  const personas = useControlRead('listPersonas');
  const [chosen, setChosen] = useState('');
  const { run, isBusy } = useOneAtATime();

  async function enter(persona: { login: string; password: string }) {
    if (!settings) return;
    const failure = await signIn(
      { username: persona.login, password: persona.password, remember: false },
      { settings, dispatch },
    );
    if (!failure) return onDone();
    if (failure.message !== 'UsuarioOuSenhaIncorreta') return showFailure(failure);
    dispatch(toastShown({ tone: 'warning', message: t('passwordChanged', { login: persona.login }) }));
  }

  return (
    <DemoSection title={t('person')}>
      <QueryView query={personas}>
        {(people) => {
          const persona = people.find(({ login }) => login === chosen) ?? people[0];
          return (
            <>
              <Select
                label={t('signInAs')}
                value={persona?.login}
                onChange={setChosen}
                options={people.map(({ login }) => ({ value: login, label: login }))}
              />
              {persona && <Shows persona={persona} />}
              <div className="row items-end gap-2">
                <Button
                  size="small"
                  busy={isBusy}
                  busyLabel={t('entering')}
                  onClick={() => persona && void run(() => enter(persona))}
                >
                  {t('enter')}
                </Button>
              </div>
            </>
          );
        }}
      </QueryView>
    </DemoSection>
  );
}

/** What a demo person demonstrates; an unknown one keeps the server's text. */
function Shows({ persona: { id, shows } }: { persona: { id: string; shows: string } }) {
  const { t, i18n } = useTranslation('demo');
  const key = `persona_${id}`;
  if (!i18n.exists(key, { ns: 'demo' })) return <p lang="pt-BR">{shows}</p>;
  return <p>{t(key as 'persona_ana')}</p>;
}
