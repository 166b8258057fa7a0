import type { CoverTitle } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverKind } from '../../shared/coverKind';
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
            <Link className={css.book} to={paths.title(title.cod_acervo)}>
              <TitleCover
                id={title.cod_acervo}
                title={title.descricao}
                author={title.autor_principal ?? undefined}
                year={title.ano_publicacao ?? undefined}
                kind={coverKind(title.cod_tipo_obra)}
                src={title.link_capa}
              />
              <span className={css.name}>{title.descricao}</span>
              <span className="muted">{title.ano_publicacao}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
