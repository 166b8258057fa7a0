import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/ui/LinkButton';
import { OutsideIcon } from '../../shared/ui/icons';

/** Link for professors to the system where they suggest purchases. */
export function ProfessorSuggestionLink({ address }: { address: string }) {
  const { t } = useTranslation('units');
  return (
    <div className="stack justify-items-start gap-3">
      <p>{t('professorSuggestions')}</p>
      <LinkButton variant="brand" href={address} newWindow>
        {t('openAcquisition')} <OutsideIcon />
      </LinkButton>
    </div>
  );
}
