import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { languageNames, type LanguageCode } from '../shared/language';
import css from './Footer.module.css';

export interface FooterLink {
  text: string;
  /** One of: an address of this app, an outside address, something to open. */
  to?: To;
  href?: string;
  onClick?: () => void;
}

interface FooterProps {
  /** Empty lists are not shown. */
  lists: readonly { title: string; links: readonly FooterLink[] }[];
  language: LanguageCode;
  languages: readonly LanguageCode[];
  /** The address of this page in a language. */
  inLanguage: (language: LanguageCode) => string;
  /** The product's logo (activity 88). */
  logo?: ReactNode;
}

export function Footer({ lists, language, languages, inLanguage, logo }: FooterProps) {
  const { t } = useTranslation('app');
  return (
    <footer className={css.root} id="rodape" tabIndex={-1} data-screen-only="">
      <div className={clsx(css.lists, 'container')}>
        {lists
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <section key={title} data-needs-scripts={links.every(({ onClick }) => onClick) ? '' : undefined}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.text}>{footerLink(link)}</li>
                ))}
              </ul>
            </section>
          ))}
        <section>
          <h2>{t('language')}</h2>
          <ul>
            {languages.map((code) => (
              <li key={code}>
                <a
                  href={inLanguage(code)}
                  hrefLang={code}
                  lang={code}
                  aria-current={code === language ? 'true' : undefined}
                >
                  {languageNames[code]}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <p className={css.browsers}>
          {t('browsers')} {logo}
        </p>
      </div>
    </footer>
  );
}

function footerLink({ text, to, href, onClick }: FooterLink) {
  if (to !== undefined) return <Link to={to}>{text}</Link>;
  if (href !== undefined) return <a href={href}>{text}</a>;
  return (
    <button type="button" onClick={onClick}>
      {text}
    </button>
  );
}
