import type { SearchGuide } from '@catalogue/api-contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Fetched } from '../../../shared/Fetched';
import { styled } from '../../../shared/theme/styled';
import { AccessibilityIcon, BookIcon, RequestsIcon, SearchIcon } from '../../../shared/ui/icons';
import { useListSearchGuidesQuery } from '../../site/public';
import { SectionHead } from '../layout';
import { advancedGuide, offeredTypes } from '../searchTypes';

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '0 1.5rem',
    borderTop: '1px solid var(--borda)',
  },
});
const Guide = styled(Link, {
  base: {
    display: 'flex',
    gap: 'e3',
    height: 'full',
    paddingBlock: 'e4',
    borderBottom: '1px solid var(--borda)',
    color: 'fg',
    textDecoration: 'none',
    '& > .lucide': { marginTop: '0.15rem', color: 'marca.fg' },
    '& > span': { minWidth: '0', overflowWrap: 'anywhere', hyphens: 'auto' },
    '& strong': { display: 'block', color: 'marca.fg' },
    '&:hover strong': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
});
const Words = styled('span', { base: { display: 'block', fontSize: 'sm', lineHeight: '1.4', color: 'fg.muted' } });

const icons: Readonly<Record<string, typeof BookIcon>> = {
  pesquisa_avancada: SearchIcon,
  novas_aquisicoes: RequestsIcon,
  acessibilidade: AccessibilityIcon,
};

const shownTypes: readonly string[] = [...offeredTypes, advancedGuide].filter((type) => type !== 'pesquisa_geral');
/**
 * This page is the guide to the general search. A guide to a search that is not offered would lead nowhere, and no call of the
 * documents gives the others more than the heading and the line that already stand here.
 */
const leadsSomewhere = ({ slug }: SearchGuide) => shownTypes.includes(slug);

/** The search guides of the first section (D1 §7, buscarDadosSecao1). */
export function Guides() {
  const { t } = useTranslation('search');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('guides')}</h2>
      </SectionHead>
      <Fetched query={useListSearchGuidesQuery()} failed={t('guidesFailed')}>
        {(guides) => (
          <List>
            {guides.filter(leadsSomewhere).map(({ slug, titulo, descricao }) => {
              const Icon = icons[slug] ?? BookIcon;
              return (
                <li key={slug}>
                  <Guide to={`/${slug}`}>
                    <Icon />
                    <span>
                      <strong>{titulo}</strong>
                      <Words>{descricao}</Words>
                    </span>
                  </Guide>
                </li>
              );
            })}
          </List>
        )}
      </Fetched>
    </section>
  );
}
