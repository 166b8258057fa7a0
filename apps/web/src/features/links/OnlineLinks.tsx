import type { TitleLink } from '@catalogue/api-contract';
import { isWebAddress } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { FirstOf } from '../../shared/ui/FirstOf';
import { KeyIcon, OutsideIcon } from '../../shared/ui/icons';
import { takeFocus } from '../../shared/focus';
import { SignInDialog } from '../session/public';
import { useOpenedLink } from './useOpenedLink';
import css from './OnlineLinks.module.css';

/** The addresses of a title. A restricted one is only given to patrons, on request (D1 §8, ruling A15). */
export const OnlineLinks = ({ links }: { links: readonly TitleLink[] }) => (
  <FirstOf items={links}>
    {(shown) => (
      <ul className={css.list}>
        {shown.map((link) => (
          <li key={`${link.cod_acervo} ${link.seq_paragrafo}`}>
            {link.restrito || !link.url ? <RestrictedLink link={link} /> : <OpenLink link={link} url={link.url} />}
          </li>
        ))}
      </ul>
    )}
  </FirstOf>
);

function OpenLink({ link, url }: { link: TitleLink; url: string }) {
  const { t } = useTranslation('links');
  const { count } = useOpenedLink();
  const label = link.descricao || url;
  if (!isWebAddress(url)) return label;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer external" onClick={() => count(link, url)}>
      {label}
      <OutsideIcon aria-hidden={false} role="img" aria-label={t('newTab')} />
    </a>
  );
}

function RestrictedLink({ link }: { link: TitleLink }) {
  const { t } = useTranslation('links');
  const isSignedIn = useSelector(selectPatron) !== null;
  const [isSigningIn, setSigningIn] = useState(false);
  const { open, isOpening, address } = useOpenedLink();
  const label = link.descricao || link.provedor || t('restricted');
  return (
    <div className="row items-center gap-1 gap-x-3">
      {address ? (
        <a ref={takeFocus} href={address} target="_blank" rel="noopener noreferrer external">
          {label}
          <OutsideIcon aria-hidden={false} role="img" aria-label={t('newTab')} />
        </a>
      ) : (
        <Button size="small" busy={isOpening} onClick={() => (isSignedIn ? void open(link) : setSigningIn(true))}>
          <KeyIcon />
          {isSignedIn ? label : t('signInFor', { link: label })}
        </Button>
      )}
      <SignInDialog isOpen={isSigningIn} onClose={() => setSigningIn(false)} onSignedIn={() => void open(link)} />
      <span className="muted">{address ? t('blocked') : t('forPatrons')}</span>
    </div>
  );
}
