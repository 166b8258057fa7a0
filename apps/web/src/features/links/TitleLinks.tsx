import type { TitleLink } from '@catalogue/api-contract';
import { isWayOn } from '@catalogue/domain';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { DropDown } from '../../shared/ui/DropDown';
import { OpenIcon, OutsideIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { SignInDialog } from '../session/public';
import { useOpenedLink } from './useOpenedLink';

interface TitleLinksProps {
  /** The title's name, for those who hear the link alone. */
  title: string;
  links: readonly TitleLink[];
}

/** The ways to read a title on-line: one is a button, several stand under one. */
export function TitleLinks({ title, links }: TitleLinksProps) {
  const { t } = useTranslation('links');
  const [first] = links;
  if (!first) return null;
  if (links.length === 1)
    return (
      <TitleLinkAction link={first} name={t('openOf', { title })}>
        <OutsideIcon /> {t('open')}
      </TitleLinkAction>
    );
  return (
    <DropDown
      trigger={(button) => (
        <Button variant="text" size="small" {...button} aria-label={t('openOf', { title })}>
          <OutsideIcon /> {t('open')} <OpenIcon />
        </Button>
      )}
    >
      {links.map((link) => (
        <TitleLinkAction key={link.seq_paragrafo} link={link} name={t('openNamed', { name: link.descricao || title })}>
          {link.descricao || t('open')}
        </TitleLinkAction>
      ))}
    </DropDown>
  );
}

interface TitleLinkActionProps {
  link: TitleLink;
  name: string;
  children: ReactNode;
}

function TitleLinkAction({ link, name, children }: TitleLinkActionProps) {
  const { t } = useTranslation('links');
  const isSignedIn = useSelector(selectPatron) !== null;
  const [isSigningIn, setSigningIn] = useState(false);
  const { count, open, isOpening, address } = useOpenedLink();
  const look = { variant: 'text', size: 'small', 'aria-label': `${name} ${t('newTab')}` } as const;
  const { url } = link;
  if (address !== null || (url !== null && !link.restrito))
    return isWayOn(address ?? url ?? '') ? (
      <LinkButton {...look} href={address ?? url ?? ''} newWindow onClick={() => url !== null && count(link, url)}>
        {children}
      </LinkButton>
    ) : null;
  return (
    <>
      <Button
        {...look}
        aria-label={isSignedIn ? look['aria-label'] : t('signInFor', { link: name })}
        busy={isOpening}
        onClick={() => (isSignedIn ? void open(link) : setSigningIn(true))}
      >
        {children}
      </Button>
      <SignInDialog
        isOpen={isSigningIn}
        onClose={() => setSigningIn(false)}
        reason={t('signInToOpen')}
        onSignedIn={() => void open(link)}
      />
    </>
  );
}
