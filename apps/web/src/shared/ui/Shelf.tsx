import { clsx } from 'clsx';
import { drawShelf } from './drawShelf';
import css from './Shelf.module.css';
const label = 'var(--shelf-label, var(--bg))';

interface ShelfProps {
  books?: number;
  /** The index of the missing book, from 0. */
  missing?: number;
  /** In drawing units, which are pixels at its natural size. */
  height?: number;
  seed?: number;
  className?: string;
}

/** A shelf of books, the app's ornament. It takes the text's colour; its labels that of `--shelf-label`. */
export function Shelf({ books = 18, missing, height = 120, seed = 7, className }: ShelfProps) {
  const { width, spines } = drawShelf({ books, missing, height, seed });
  return (
    <svg
      className={clsx(css.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      aria-hidden
      focusable="false"
    >
      {spines.map(({ x, y, width: thickness, height: tall, opacity, leans, hasLabel, hasBands }) => (
        <g key={x} transform={leans ? `rotate(-9 ${x} ${height})` : undefined}>
          <rect x={x} y={y} width={thickness} height={tall} rx="1.5" fill="currentColor" opacity={opacity} />
          {hasLabel && <rect x={x + 2} y={height - 24} width={thickness - 4} height="13" fill={label} opacity=".9" />}
          {hasBands && (
            <path d={`M${x + 2} ${y + 9}h${thickness - 4}m0 3h${4 - thickness}`} stroke={label} opacity=".5" />
          )}
        </g>
      ))}
    </svg>
  );
}
