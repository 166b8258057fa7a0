import type { RelatedTitle } from '@catalogue/api-contract';
import type { FieldsTitle } from '@catalogue/domain';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverOf } from '../../shared/coverKind';
import { authorAddress } from '../../shared/headingAddresses';
import { paths } from '../../shared/paths';
import { Availability } from '../../shared/ui/Availability';
import type { TitleInRow } from '../../shared/useScrollRestoration';
import { WhenNear } from '../../shared/WhenNear';
import { TitleCover } from '../links/public';
import { useRelatedTitles } from './useRelatedTitles';
import css from './RelatedTitles.module.css';

interface RelatedTitlesProps {
  codAcervo: string;
  title: FieldsTitle;
}

/** What its own page says until the record is there. Of a title without a free copy the reply does not tell why. */
function rowOf({ tot_exemplares, disponiveis, ...title }: RelatedTitle): TitleInRow {
  const isKnown = disponiveis > 0 || tot_exemplares === 0 || title.acesso_remoto === 'cr';
  return {
    ...title,
    ...(isKnown && { tot_exemplares: String(tot_exemplares), disponiveis: String(disponiveis) }),
  };
}

/** What is beside a title: on the shelf, in other editions, by the same author (LOOK-2 §10). Each only if there is any. */
export const RelatedTitles = (props: RelatedTitlesProps) => (
  <WhenNear room="1px">
    <Related {...props} />
  </WhenNear>
);

function Related({ codAcervo, title }: RelatedTitlesProps) {
  const { t } = useTranslation('title');
  const related = useRelatedTitles(codAcervo);
  if (!related) return null;
  const { estante, edicoes, do_autor } = related;
  const [author] = title.autores;
  return (
    <div data-screen-only="">
      {estante.length > 0 && <Shelf titles={estante} codAcervo={codAcervo} />}
      <div className={css.pair}>
        {edicoes.length > 0 && (
          <section className={css.section}>
            <h2 className={css.heading}>{t('otherEditions')}</h2>
            <ul>
              {edicoes.map((edition) => (
                <li className={css.edition} key={edition.cod_acervo}>
                  <Link to={paths.title(edition.cod_acervo)} state={{ row: rowOf(edition) }}>
                    {[edition.edicao, edition.ano_publicacao].filter(Boolean).join(', ') || edition.descricao}
                  </Link>
                  <InShort title={edition} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {do_autor.titulos.length > 0 && (
          <section className={css.section}>
            <div className={css.head}>
              <h2>{t('sameAuthor')}</h2>
              {author && do_autor.total > do_autor.titulos.length && (
                <Link to={authorAddress(author)}>{t('seeAllOf', { count: do_autor.total })}</Link>
              )}
            </div>
            <ul className={css.works}>
              {do_autor.titulos.map((work) => (
                <li key={work.cod_acervo}>
                  <Book title={work} text={work.ano_publicacao} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

/** The shelf with the title itself in the middle, slightly pulled out. */
function Shelf({ titles, codAcervo }: { titles: readonly RelatedTitle[]; codAcervo: string }) {
  const { t } = useTranslation('title');
  const shelf = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = shelf.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (shelf.current && current)
      shelf.current.scrollLeft = current.offsetLeft - (shelf.current.clientWidth - current.clientWidth) / 2;
  }, []);
  return (
    <section className={css.section} aria-labelledby="beside">
      <h2 className={css.heading} id="beside">
        {t('besideOnShelf')}
      </h2>
      {/* A part that scrolls can be reached by the keyboard. */}
      <ul className={css.shelf} ref={shelf} tabIndex={0} aria-labelledby="beside">
        {titles.map((title) => (
          <li key={title.cod_acervo} className={title.cod_acervo === codAcervo ? css.current : undefined}>
            <Book title={title} isCurrent={title.cod_acervo === codAcervo} text={title.autor_principal} />
            <span className={css.callNumber}>{title.numero_chamada}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Book({
  title,
  isCurrent,
  text,
}: {
  title: RelatedTitle;
  isCurrent?: boolean;
  text: string | null | undefined;
}) {
  const { t } = useTranslation('title');
  const { cod_acervo, descricao } = title;
  return (
    <Link
      className={css.book}
      to={paths.title(cod_acervo)}
      state={{ row: rowOf(title) }}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <TitleCover {...coverOf(title)} />
      <span className={css.board} />
      {isCurrent && <span className={css.this}>{t('thisOne')}</span>}
      <span className={css.name}>{descricao}</span>
      {text && <span className="muted">{text}</span>}
    </Link>
  );
}

function InShort({ title: { tot_exemplares, disponiveis, acesso_remoto } }: { title: RelatedTitle }) {
  const { t } = useTranslation('shared');
  if (disponiveis > 0)
    return (
      <Availability state="available">
        {t('copiesAvailable', { count: disponiveis, total: tot_exemplares })}
      </Availability>
    );
  if (acesso_remoto === 'cr') return <Availability state="online">{t('onlineAccess')}</Availability>;
  return <Availability state="lent">{t(tot_exemplares > 0 ? 'noneAvailable' : 'withoutCopies')}</Availability>;
}
