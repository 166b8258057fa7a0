import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AvailabilityLine } from '../../../shared/AvailabilityLine';
import { coverOf } from '../../../shared/coverKind';
import { paths } from '../../../shared/paths';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { HeadingText } from '../../../shared/ui/HeadingText';
import { TitleCover } from '../../links/public';
import type { ListedTitles } from './ResultRows';
import css from './CoverGrid.module.css';

/** The page's titles as a grid of covers. */
export function CoverGrid({ titles, from, selection }: ListedTitles) {
  const { t } = useTranslation(['search', 'shared']);
  return (
    <ol className={css.grid}>
      {titles.map((title) => (
        <li key={title.cod_acervo}>
          <Link className={css.title} to={paths.title(title.cod_acervo)} state={{ ...from, row: title }}>
            <TitleCover {...coverOf(title)} />
            <strong className={css.name}>{title.descricao}</strong>
          </Link>
          <p className={css.author}>
            <HeadingText text={title.autor_principal ?? ''} />
          </p>
          <div className="row items-start gap-2">
            {selection && (
              <Checkbox
                aria-label={t('selectTitle', { ns: 'shared', title: title.descricao })}
                checked={selection.isChosen(title.cod_acervo)}
                onChange={() => selection.toggle(title.cod_acervo)}
              />
            )}
            <AvailabilityLine title={title} brief />
          </div>
        </li>
      ))}
    </ol>
  );
}
