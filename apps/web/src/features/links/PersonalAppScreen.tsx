import { useTranslation } from 'react-i18next';
import { browserNavigation } from '../../shared/browserNavigation';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useLazyOpenAppQuery } from '../person/public';
import { useLazyGetAppSettingsQuery } from '../site/public';
import { addressFrom, HandOver } from './HandOver';

/** `/meupergamum/app`: opens the personal-area application, if the institution has one (ruling D7). */
export function PersonalAppScreen() {
  const { t } = useTranslation('links');
  const [getSettings] = useLazyGetAppSettingsQuery();
  const [openApp] = useLazyOpenAppQuery();

  async function ask() {
    const settings = await getSettings();
    if (settings.data && !settings.data.configurado)
      return { failure: { status: 422, message: 'app_nao_configurado' } };
    return settings.data ? addressFrom(await openApp()) : addressFrom({ error: settings.error });
  }
  return (
    <HandOver
      title={t('personalApp')}
      ask={ask}
      onAddress={browserNavigation.to}
      otherwise={<LinkButton to={paths.personalArea}>{t('toMyArea')}</LinkButton>}
    />
  );
}
