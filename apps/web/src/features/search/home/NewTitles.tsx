import type { SearchItem } from '@catalogue/api-contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { coverOf } from '../../../shared/coverKind';
import { paths } from '../../../shared/paths';
import { Cover } from '../../../shared/ui/Cover';
import { HeadingText } from '../../../shared/ui/HeadingText';
import { SectionHead } from '../layout';
import { useSearchTitlesQuery } from '../search.api';
import { writeSearchAddress } from '../searchAddress';
import { newestTitles, newTitlesQuery, newTitlesShown } from './newestTitles';
import css from './NewTitles.module.css';

/** The latest titles of the collection. */
export function NewTitles() {
  const { t } = useTranslation('search');
  const heading = useId();
  const result = useSearchTitlesQuery({ query: newestTitles });
  const total = result.data?.total ?? 0;
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('newTitles')}</h2>
        {total > newTitlesShown && (
          <Link to={writeSearchAddress({ query: newTitlesQuery })}>{t('allNewTitles', { count: total })}</Link>
        )}
      </SectionHead>
      <QueryView query={result} failed={t('newTitlesFailed')}>
        {({ data }) => (data.length === 0 ? <p>{t('noNewTitles')}</p> : <Covers titles={data} heading={heading} />)}
      </QueryView>
    </section>
  );
}

function Covers({ titles, heading }: { titles: readonly SearchItem[]; heading: string }) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <ul className={css.list} tabIndex={0} aria-labelledby={heading}>
      {titles.map((title) => (
        <li key={title.cod_acervo}>
          <Link className={css.title} to={paths.title(title.cod_acervo)} state={{ row: title }}>
            <Cover {...coverOf(title)} />
            <strong className={css.name}>{title.descricao}</strong>
            <HeadingText text={title.autor_principal ?? ''} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
