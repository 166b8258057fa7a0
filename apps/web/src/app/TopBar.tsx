import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { styled } from '../shared/theme/styled';
import { Count } from '../shared/ui/Count';
import { BasketIcon, PersonIcon, SearchIcon } from '../shared/ui/icons';
import { LinkButton } from '../shared/ui/LinkButton';
import { AccessibilityButton } from './AccessibilityButton';
import { Brand } from './Brand';
import { menuItemRecipe } from './menuItemRecipe';
import { paths } from '../shared/paths';

const Root = styled('header', {
  base: {
    bg: 'bg',
    borderBottom: '1px solid var(--borda)',
    '@media print': { borderBottom: '2px solid #000', '& nav': { display: 'none' } },
  },
  variants: {
    hiddenOnPhones: { true: { display: 'none', _wide: { display: 'block' } } },
  },
});
const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // The menu wraps below the brand when enlarged text leaves no room next to it.
    flexWrap: 'wrap',
    gap: 'e2',
    paddingBlock: 'e1',
    minHeight: '3.75rem',
    _medium: { flexWrap: 'nowrap', gap: '0.75rem 1.5rem' },
    _wide: { minHeight: '4.5rem' },
  },
});
const Menu = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginInlineStart: 'auto',
    _medium: { gap: 'e1' },
  },
});
const MenuLink = styled(Link, menuItemRecipe);
const MenuButton = styled('button', menuItemRecipe);
const Greeting = styled('span', { base: { srOnly: true, _wide: { srOnly: false, paddingInline: 'e3' } } });
const Words = styled('span', { base: { srOnly: true, _wide: { srOnly: false } } });
const BasketCount = styled(Count, {
  base: {
    position: 'absolute',
    top: '0.1rem',
    right: '0',
    minWidth: '1.15rem',
    height: '1.15rem',
    fontSize: '0.6875rem',
    _wide: { position: 'static', minWidth: '1.35rem', height: '1.35rem', fontSize: '0.75rem' },
  },
});

interface TopBarProps {
  institution: { sigla: string; nome?: string; logo?: string };
  /** Name of the signed-in patron; the greeting uses the first name. */
  personName?: string;
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
  const greeting = personName && t('greeting', { name: personName.trim().split(/\s+/)[0] });
  return (
    <Root hiddenOnPhones={hiddenOnPhones}>
      <Line className="caixa">
        <Brand
          sigla={institution.sigla}
          name={t('siteName', { sigla: institution.sigla })}
          institution={institution.nome}
          logo={institution.logo}
        />
        <Menu id="menu" aria-label={t('mainMenu')} tabIndex={-1}>
          {searchLink && (
            <MenuLink id="busca" to={paths.home} only="keys">
              <SearchIcon /> <Words>{t('searchCatalogue', { ns: 'shared' })}</Words>
            </MenuLink>
          )}
          {links?.map(({ text, to }) => (
            <MenuLink key={text} to={to} only="desktop">
              {text}
            </MenuLink>
          ))}
          <AccessibilityButton selfService={selfService} />
          {basket && (
            <MenuLink to={basket.to} aria-label={t('basketCount', { count: basket.count })}>
              <BasketIcon /> <Words>{t('basket')}</Words>
              {basket.count > 0 && <BasketCount>{basket.count}</BasketCount>}
            </MenuLink>
          )}
          {greeting ? (
            <>
              {personalArea ? (
                <MenuLink to={personalArea}>
                  <PersonIcon /> <Words>{greeting}</Words>
                </MenuLink>
              ) : (
                <Greeting>{greeting}</Greeting>
              )}
              <MenuButton type="button" onClick={onSignOut}>
                {t('signOut')}
              </MenuButton>
            </>
          ) : (
            !hiddenOnPhones && (
              <LinkButton variant="marca" to={signIn}>
                {t('signIn')}
              </LinkButton>
            )
          )}
        </Menu>
      </Line>
    </Root>
  );
}
