import type { CoverTitle } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverOf } from '../../shared/coverKind';
import { paths } from '../../shared/paths';
import { TitleCover } from '../links/public';
import css from './TitlesOf.module.css';

/** The latest titles of an authority, as covers. */
export function TitlesOf({ titles }: { titles: readonly CoverTitle[] }) {
  const { t } = useTranslation('authority');
  return (
    <section className="pt-5 pb-2">
      <h2 className="mb-3 text-xl">{t('latestTitles')}</h2>
      <ul className={css.covers}>
        {titles.map((title) => (
          <li key={title.cod_acervo}>
            <Link className={css.book} to={paths.title(title.cod_acervo)} state={{ row: title }}>
              <TitleCover {...coverOf(title)} />
              <span className={css.name}>{title.descricao}</span>
              <span className="muted">{title.ano_publicacao}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
