import type { BasketTitle } from './basketTitle';
import css from './PrintedBasket.module.css';

const entryText = ({ autor, descricao, edicao, imprenta }: BasketTitle) =>
  [autor, descricao, edicao, imprenta]
    .filter(Boolean)
    .map((part) => part?.replace(/\.?\s*$/, '.'))
    .join(' ');

/** The printed basket, for use at the shelves: references sorted by call number (LOOK §8). */
export function PrintedBasket({ titles }: { titles: readonly BasketTitle[] }) {
  const place = ({ numero_chamada }: BasketTitle) => numero_chamada ?? '\uffff';
  const walk = [...titles].sort((a, b) => place(a).localeCompare(place(b), 'pt', { numeric: true }));
  return (
    <ol className={css.list} aria-hidden>
      {walk.map((title) => (
        <li key={title.cod_acervo}>
          <div>
            <span>{title.referencia ?? entryText(title)}</span>
            <b>{title.numero_chamada}</b>
          </div>
        </li>
      ))}
    </ol>
  );
}
