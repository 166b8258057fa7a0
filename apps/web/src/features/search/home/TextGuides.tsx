import type { SearchGuide } from '@catalogue/api-contract';
import { Link } from 'react-router-dom';
import { styled } from '../../../shared/theme/styled';
import {
  AccessibilityIcon,
  BookIcon,
  CiteIcon,
  DatabaseIcon,
  DocumentIcon,
  HomeIcon,
  StudyIcon,
} from '../../../shared/ui/icons';
import { isSearchType } from '../searchTypes';

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: '0 1.5rem',
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
  citar: CiteIcon,
  bases_dados: DatabaseIcon,
  trabalhos_academicos: StudyIcon,
  como_acessar: HomeIcon,
  normas_tecnicas: DocumentIcon,
  acervo_acessivel: AccessibilityIcon,
};

/** Guides as links to their pages, without the search types, which are tabs on the form. */
export function TextGuides({ guides, except }: { guides: readonly SearchGuide[]; except: string | undefined }) {
  const shown = guides.filter(({ slug }) => !isSearchType(slug) && slug !== except);
  return (
    <List>
      {shown.map(({ slug, titulo, descricao }) => {
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
  );
}
