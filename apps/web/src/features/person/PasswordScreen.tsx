import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsActing } from '../../shared/session';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { PasswordForm } from './PasswordForm';

/** `/meupergamum/dados-pessoais/senha`: changes the password, with the old one (ruling D3). */
export function PasswordScreen() {
  const { t } = useTranslation(['person', 'shared']);
  const isActing = useSelector(selectIsActing);
  return (
    <>
      <PageTitle size="area">{t('passwordTitle')}</PageTitle>
      <TabSection>
        {isActing ? (
          <Notice tone="info">
            <p>{t('so_a_propria_pessoa', { ns: 'shared' })}</p>
          </Notice>
        ) : (
          <PasswordForm />
        )}
      </TabSection>
    </>
  );
}
