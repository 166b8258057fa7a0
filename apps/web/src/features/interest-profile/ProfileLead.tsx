import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';

const screens = [
  { to: paths.area('perfil-interesse'), text: 'profileTitle' },
  { to: paths.area('areas-interesse'), text: 'topicsTitle' },
  { to: paths.area('verificar-titulos'), text: 'matchesTitle' },
  { to: paths.area('pesquisas-seguidas'), text: 'searchesTitle' },
] as const;

/** Introduction of the screen, with links to the others of the profile. */
export function ProfileLead({ text }: { text: string }) {
  const { t } = useTranslation('interest-profile');
  const { pathname } = useLocation();
  return (
    <>
      <p className="measure-narrow mt-2 muted">{text}</p>
      <p className="row gap-2 gap-x-4 mt-2">
        {screens
          .filter(({ to }) => !pathname.startsWith(to))
          .map((screen) => (
            <Link key={screen.to} to={screen.to}>
              {t(screen.text)}
            </Link>
          ))}
      </p>
    </>
  );
}
