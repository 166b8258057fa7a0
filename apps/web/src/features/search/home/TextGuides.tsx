import type { SearchGuide } from '@catalogue/api-contract';
import { Link } from 'react-router-dom';
import { BookIcon, CiteIcon, DatabaseIcon, DocumentIcon, HomeIcon, StudyIcon } from '../../../shared/ui/icons';
import { isSearchType } from '../searchTypes';
import css from './TextGuides.module.css';

const icons: Readonly<Record<string, typeof BookIcon>> = {
  citar: CiteIcon,
  bases_dados: DatabaseIcon,
  trabalhos_academicos: StudyIcon,
  como_acessar: HomeIcon,
  normas_tecnicas: DocumentIcon,
};

/** Guides as links to their pages, without the search types, which are tabs on the form. */
export function TextGuides({ guides, except }: { guides: readonly SearchGuide[]; except: string | undefined }) {
  const shown = guides.filter(({ slug }) => !isSearchType(slug) && slug !== except);
  return (
    <ul className={css.list}>
      {shown.map(({ slug, titulo, descricao }) => {
        const Icon = icons[slug] ?? BookIcon;
        return (
          <li key={slug}>
            <Link className={css.guide} to={`/${slug}`}>
              <Icon />
              <span lang="pt-BR">
                <strong>{titulo}</strong>
                <span className={css.description}>{descricao}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
