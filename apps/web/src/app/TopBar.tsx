import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { Count } from '../shared/ui/Count';
import { BasketIcon, PersonIcon, SearchIcon } from '../shared/ui/icons';
import { LinkButton } from '../shared/ui/LinkButton';
import { AccessibilityButton } from './AccessibilityButton';
import { Brand } from './Brand';
import { paths } from '../shared/paths';
import css from './TopBar.module.css';
import menuItem from './menuItem.module.css';

interface TopBarProps {
  institution: { sigla: string; nome?: string; logo?: string };
  /** Name of the signed-in patron; the greeting uses the first name. */
  personName?: string;
  /** Name of the person for whom the patron acts. */
  actingFor?: string | undefined;
  /** Target of the greeting; without it the name is not a link. */
  personalArea?: To;
  signIn: To;
  onSignOut: () => void;
  /** Guias, Horários, Ajuda: those that are available. */
  links?: readonly { text: string; to: To }[];
  basket?: { to: To; count: number };
  /** Shown on screens without a search box. */
  searchLink?: boolean;
  /** The address of the self-service window, when there is one. */
  selfService?: string;
  /** The sign-in screen has its own back link on phones (D1 §2). */
  hiddenOnPhones?: boolean;
}

export function TopBar({
  institution,
  personName,
  actingFor,
  personalArea,
  signIn,
  onSignOut,
  links,
  basket,
  searchLink,
  selfService,
  hiddenOnPhones = false,
}: TopBarProps) {
  const { t } = useTranslation(['app', 'shared']);
  const first = (name: string) => name.trim().split(/\s+/)[0];
  const greeting =
    personName &&
    (actingFor === undefined
      ? t('greeting', { name: first(personName) })
      : t('actsFor', { name: first(personName), other: first(actingFor) }));
  return (
    <header className={clsx(css.root, hiddenOnPhones && 'from-wide')}>
      <div className={clsx(css.line, 'container')}>
        <Brand
          sigla={institution.sigla}
          name={t('siteName', { sigla: institution.sigla })}
          institution={institution.nome}
          logo={institution.logo}
          isShort={Boolean(greeting)}
        />
        <nav className={css.menu} id="menu" aria-label={t('mainMenu')} tabIndex={-1}>
          {searchLink && (
            <Link className={clsx(menuItem.menuItem, menuItem.menuItemOfKeyboard)} id="busca" to={paths.home}>
              <SearchIcon /> <span className="sr-only-below-wide">{t('searchCatalogue', { ns: 'shared' })}</span>
            </Link>
          )}
          {links?.map(({ text, to }) => (
            <Link className={clsx(menuItem.menuItem, 'from-wide')} key={text} to={to}>
              {text}
            </Link>
          ))}
          <AccessibilityButton selfService={selfService} />
          {basket && (
            <Link className={menuItem.menuItem} to={basket.to} aria-label={t('basketCount', { count: basket.count })}>
              <BasketIcon /> <span className="sr-only-below-wide">{t('basket')}</span>
              {basket.count > 0 && <Count className={css.basketCount}>{basket.count}</Count>}
            </Link>
          )}
          {greeting ? (
            <>
              {personalArea ? (
                <Link className={menuItem.menuItem} to={personalArea}>
                  <span className="from-wide flex">
                    <PersonIcon />
                  </span>
                  <span className={css.person}>
                    {greeting} <span className={css.area}>{t('personalArea')}</span>
                  </span>
                </Link>
              ) : (
                <span className={css.greeting}>{greeting}</span>
              )}
              <button className={menuItem.menuItem} type="button" onClick={onSignOut}>
                {t('signOut')}
              </button>
            </>
          ) : (
            !hiddenOnPhones && (
              <LinkButton variant="brand" to={signIn}>
                {t('signIn')}
              </LinkButton>
            )
          )}
        </nav>
      </div>
    </header>
  );
}
