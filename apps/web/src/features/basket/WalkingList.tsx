import { walkingList, type Stop } from '@catalogue/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverOf } from '../../shared/coverKind';
import { useMyLibrary } from '../../shared/myLibrary';
import { paths } from '../../shared/paths';
import { callNumberLines } from '../../shared/recordText';
import { ShelfLine } from '../../shared/ShelfLine';
import { Availability } from '../../shared/ui/Availability';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { RemoveIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { SpineLabel } from '../../shared/ui/SpineLabel';
import { useHoldings } from '../../shared/useHoldings';
import { TitleCover } from '../links/public';
import { OpenNow, useListOpeningHoursQuery } from '../site/public';
import type { BasketTitle } from './basketTitle';
import { useTakenTitles } from './takenTitles';
import css from './WalkingList.module.css';

interface WalkingListProps {
  titles: readonly BasketTitle[];
  isDeleted: (codAcervo: string) => boolean;
  isWriting: (title: BasketTitle) => boolean;
  onRemove: (title: BasketTitle) => void;
}

/** The basket as a way through the libraries: where each title is, in the order of the shelves (LOOK-2 §11). */
export function WalkingList({ titles, isDeleted, isWriting, onRemove }: WalkingListProps) {
  const { t } = useTranslation('basket');
  // Optional: without them the list is complete.
  const { data: openingHours = [] } = useListOpeningHoursQuery();
  const { library: mine } = useMyLibrary();
  const holdings = useHoldings(titles.map(({ cod_acervo }) => cod_acervo));
  // Not before all are there, or the way would change under the reader's finger.
  if ([...holdings.values()].includes(null)) return <SkeletonRows rows={4} />;
  const holdingsOf = ({ cod_acervo }: BasketTitle) => holdings.get(cod_acervo) ?? [];
  const remove = (title: BasketTitle) => (
    <Remove title={title} busy={isWriting(title)} onRemove={() => onRemove(title)} />
  );
  const { libraries, elsewhere } = walkingList(titles, holdingsOf, mine?.codigo ?? null);
  return (
    <>
      {libraries.map(({ cod_biblioteca, desc_biblioteca, stops }) => {
        const hours = openingHours.find((library) => library.cod_biblioteca === cod_biblioteca);
        return (
          <section className={css.library} key={cod_biblioteca}>
            <div className={css.head}>
              <h2>{desc_biblioteca}</h2>
              {hours && <OpenNow hours={hours} />}
              <span className={css.count}>{t('booksHere', { count: stops.length })}</span>
            </div>
            <ol>
              {stops.map((stop) => (
                <ShelfStop key={stop.title.cod_acervo} stop={stop}>
                  {remove(stop.title)}
                </ShelfStop>
              ))}
            </ol>
          </section>
        );
      })}
      {elsewhere.length > 0 && (
        <section className={css.library}>
          <div className={css.head}>
            <h2>{t('withoutShelf')}</h2>
          </div>
          <ul>
            {elsewhere.map((title) => (
              <li className={css.stop} key={title.cod_acervo}>
                <span className={css.tick} />
                <TitleText title={title} isDeleted={isDeleted(title.cod_acervo)} />
                <div className={css.where}>
                  {isDeleted(title.cod_acervo) ? (
                    <Notice tone="warning">{t('gone')}</Notice>
                  ) : (
                    <ShelfLine codAcervo={title.cod_acervo} />
                  )}
                </div>
                {remove(title)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ShelfStop({ stop, children }: { stop: Stop<BasketTitle>; children: ReactNode }) {
  const { t } = useTranslation('basket');
  const { isTaken, mark } = useTakenTitles();
  const { title, localizacao, onShelf, isReadThere } = stop;
  const { cod_acervo, descricao } = title;
  const isDone = isTaken(cod_acervo);
  return (
    <li className={clsx(css.stop, isDone && css.done)}>
      <span className={css.tick}>
        <Checkbox
          aria-label={t('taken', { title: descricao })}
          checked={isDone}
          onChange={(checked) => mark(cod_acervo, checked)}
        />
      </span>
      <TitleText title={title} isDeleted={false} />
      <div className={css.where}>
        {localizacao && <b>{localizacao}</b>}
        <Availability state={isReadThere ? 'onSite' : 'available'}>
          {t(isReadThere ? 'readThere' : 'onShelf', { count: onShelf })}
        </Availability>
      </div>
      {children}
    </li>
  );
}

/** The label comes first: it is what is looked for on the shelf. */
function TitleText({ title, isDeleted }: { title: BasketTitle; isDeleted: boolean }) {
  const { cod_acervo, descricao, numero_chamada } = title;
  return (
    <>
      <div className={css.label}>{numero_chamada && <SpineLabel lines={callNumberLines(numero_chamada)} />}</div>
      <div className={css.cover}>
        <TitleCover {...coverOf(title)} />
      </div>
      <div className={css.body}>
        <h3 className={css.title}>{isDeleted ? descricao : <Link to={paths.title(cod_acervo)}>{descricao}</Link>}</h3>
        <p className="text-sm muted">
          {[title.autor_principal ?? title.autor, title.edicao, title.ano_publicacao].filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  );
}

function Remove({ title, busy, onRemove }: { title: BasketTitle; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation('basket');
  return (
    <span className={css.remove} data-screen-only="">
      <Button
        variant="text"
        size="small"
        aria-label={t('removeTitle', { title: title.descricao })}
        busy={busy}
        onClick={onRemove}
      >
        <RemoveIcon />
      </Button>
    </span>
  );
}
