import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { LinkButton } from '../../shared/ui/LinkButton';
import { OutsideIcon } from '../../shared/ui/icons';

const Root = styled('div', { base: { display: 'grid', gap: 'e3', justifyItems: 'start' } });

/** Link for professors to the system where they suggest purchases. */
export function ProfessorSuggestionLink({ address }: { address: string }) {
  const { t } = useTranslation('units');
  return (
    <Root>
      <p>{t('professorSuggestions')}</p>
      <LinkButton variant="marca" href={address} newWindow>
        {t('openAcquisition')} <OutsideIcon />
      </LinkButton>
    </Root>
  );
}
