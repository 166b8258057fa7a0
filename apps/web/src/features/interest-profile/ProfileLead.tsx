import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { styled } from '../../shared/theme/styled';

const Lead = styled('p', { base: { maxWidth: '40rem', marginBlockStart: 'e2', color: 'fg.muted' } });
const Ways = styled('p', { base: { display: 'flex', flexWrap: 'wrap', gap: 'e2 e4', marginBlockStart: 'e2' } });

const screens = [
  { to: paths.area('perfil-interesse'), text: 'profileTitle' },
  { to: paths.area('areas-interesse'), text: 'topicsTitle' },
  { to: paths.area('verificar-titulos'), text: 'matchesTitle' },
] as const;

/** Introduction of the screen, with links to the two others of the profile. */
export function ProfileLead({ text }: { text: string }) {
  const { t } = useTranslation('interest-profile');
  const { pathname } = useLocation();
  return (
    <>
      <Lead>{text}</Lead>
      <Ways>
        {screens
          .filter(({ to }) => !pathname.startsWith(to))
          .map((screen) => (
            <Link key={screen.to} to={screen.to}>
              {t(screen.text)}
            </Link>
          ))}
      </Ways>
    </>
  );
}
