import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { PasswordForm } from './PasswordForm';

/** `/meupergamum/dados-pessoais/senha`: changes the password, with the old one (ruling D3). */
export function PasswordScreen() {
  const { t } = useTranslation('person');
  return (
    <>
      <PageTitle size="area">{t('passwordTitle')}</PageTitle>
      <TabSection>
        <PasswordForm />
      </TabSection>
    </>
  );
}
