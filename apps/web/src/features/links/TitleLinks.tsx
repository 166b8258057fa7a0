import type { TitleLink } from '@catalogue/api-contract';
import { isRedirectTarget } from '@catalogue/domain';
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
  /** The title's name, for the accessible label of the link. */
  title: string;
  links: readonly TitleLink[];
}

/** The online links of a title: one is a button, several are in a drop-down. */
export function TitleLinks({ title, links }: TitleLinksProps) {
  const { t } = useTranslation('links');
  const isSignedIn = useSelector(selectPatron) !== null;
  const [isSigningIn, setSigningIn] = useState(false);
  const [wanted, setWanted] = useState<TitleLink | null>(null);
  const { count, open, isOpening, address } = useOpenedLink();
  const ask = (link: TitleLink) => {
    // One at a time: the address that arrives belongs to the first request.
    if (isOpening) return;
    setWanted(link);
    if (isSignedIn) void open(link);
    else setSigningIn(true);
  };
  const [first] = links;
  if (!first) return null;
  const way = (link: TitleLink, name: string, label: ReactNode) => (
    <TitleLinkAction
      key={link.seq_paragrafo}
      link={link}
      name={name}
      address={link === wanted ? address : null}
      busy={link === wanted && isOpening}
      count={count}
      onAsk={ask}
    >
      {label}
    </TitleLinkAction>
  );
  const outside = (
    <>
      <OutsideIcon /> {t('open')}
    </>
  );
  const nameOf = (link: TitleLink) => t('openNamed', { name: link.descricao || title });
  return (
    <>
      {links.length === 1 ? (
        way(first, t('openOf', { title }), outside)
      ) : (
        <DropDown
          trigger={(button) => (
            <Button variant="text" size="small" {...button} aria-label={t('openOf', { title })}>
              {outside} <OpenIcon />
            </Button>
          )}
        >
          {links.map((link) => way(link, nameOf(link), link.descricao || t('open')))}
        </DropDown>
      )}
      {/* Outside of the drop-down, which the choice closes. */}
      {links.length > 1 && wanted && address !== null && way(wanted, nameOf(wanted), wanted.descricao || t('open'))}
      <SignInDialog
        isOpen={isSigningIn}
        onClose={() => setSigningIn(false)}
        reason={t('signInToOpen')}
        onSignedIn={() => wanted && void open(wanted)}
      />
    </>
  );
}

interface TitleLinkActionProps {
  link: TitleLink;
  name: string;
  /** The fetched address of a restricted link. */
  address: string | null;
  busy: boolean;
  count: (link: TitleLink, url: string) => void;
  onAsk: (link: TitleLink) => void;
  children: ReactNode;
}

function TitleLinkAction({ link, name, address, busy, count, onAsk, children }: TitleLinkActionProps) {
  const { t } = useTranslation('links');
  const isSignedIn = useSelector(selectPatron) !== null;
  const look = { variant: 'text', size: 'small', 'aria-label': `${name} ${t('newTab')}` } as const;
  const { url } = link;
  const leadsTo = address ?? (link.restrito ? null : url);
  if (leadsTo === null)
    return (
      <Button
        {...look}
        aria-label={isSignedIn ? look['aria-label'] : t('signInFor', { link: name })}
        busy={busy}
        onClick={() => onAsk(link)}
      >
        {children}
      </Button>
    );
  return isRedirectTarget(leadsTo) ? (
    <LinkButton
      {...look}
      href={leadsTo}
      newWindow
      takesFocus={address !== null}
      onClick={() => url !== null && count(link, url)}
    >
      {children}
    </LinkButton>
  ) : null;
}
