import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { languageNames, type LanguageCode } from '../shared/language';
import { styled } from '../shared/theme/styled';

const Root = styled('footer', {
  base: {
    marginTop: 'e8',
    bg: 'bg.subtle',
    borderTop: '1px solid var(--borda)',
    fontSize: 'sm',
    // Screens that fill the width end at the footer.
    '[data-larga] &': { marginTop: '0' },
  },
});
const Lists = styled('div', {
  base: {
    display: 'grid',
    gap: 'e5',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
    paddingBlock: 'e6',
    '& h2': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'strong', lineHeight: '1.5', marginBottom: 'e1' },
    '& :is(a, button)': {
      display: 'inline-block',
      paddingBlock: '0.8rem',
      paddingInline: '0',
      border: '0',
      bg: 'transparent',
      color: 'fg',
      lineHeight: '1.35',
      textAlign: 'start',
      textDecoration: 'underline',
      textDecorationColor: 'var(--borda-controle)',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
    '& [aria-current]': { fontWeight: 'strong' },
    _medium: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& :is(a, button)': { paddingBlock: '0.3rem' } },
  },
});
const Browsers = styled('p', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'e3',
    color: 'fg.subtle',
    fontSize: 'xs',
  },
});

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
  onLanguage: (language: LanguageCode) => void;
  /** The product's logo (activity 88). */
  logo?: ReactNode;
}

export function Footer({ lists, language, languages, onLanguage, logo }: FooterProps) {
  const { t } = useTranslation('app');
  return (
    <Root id="rodape" tabIndex={-1} data-screen-only="">
      <Lists className="caixa">
        {lists
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <section key={title}>
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
                <button
                  type="button"
                  lang={code}
                  aria-current={code === language ? 'true' : undefined}
                  onClick={() => onLanguage(code)}
                >
                  {languageNames[code]}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <Browsers>
          {t('browsers')} {logo}
        </Browsers>
      </Lists>
    </Root>
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
