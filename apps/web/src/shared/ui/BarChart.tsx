import { useTranslation } from 'react-i18next';
import { CardTable } from './CardTable';
import css from './BarChart.module.css';

interface BarChartProps {
  title: string;
  /** Column headings of the table below. */
  labels: { label: string; value: string };
  bars: readonly { label: string; value: number }[];
}

const top = 24;
const floor = 220;
/** Between the numbers of the gridlines and these. */
const gap = 8;
/** Width shared by the bars, unless they are so many that each would be too thin. */
const room = 404;
const thinnest = 36;
const height = 248;
/** Approximate width of a label's character. */
const character = 8;
/** Drawing units per rem, so that the chart grows with the text. */
const rem = 16;

/** A round number at or above the highest value, whose half is round too. */
function roundTop(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return ([1, 2, 4, 6, 8, 10].find((step) => step * size >= highest) ?? 10) * size;
}

/** A bar for each value, three gridlines, and the same numbers in a table below. */
export function BarChart({ title, labels, bars }: BarChartProps) {
  const { t, i18n } = useTranslation('shared');
  const number = new Intl.NumberFormat(i18n.language);
  const highest = Math.max(2, roundTop(Math.max(0, ...bars.map((bar) => bar.value))));
  const heightOf = (value: number) => ((floor - top) * value) / highest;
  const lines = [0, highest / 2, highest].map((value) => ({ value, text: number.format(value) }));
  const left = Math.max(40, gap + character * Math.max(...lines.map(({ text }) => text.length)));
  const step = Math.max(thinnest, room / Math.max(bars.length, 4));
  const thickness = step * 0.64;
  // Labels that would overlap are shown under every second bar, or every third.
  const longest = Math.max(0, ...bars.map(({ label }) => label.length));
  const namedEach = Math.max(1, Math.ceil((longest * character) / step));
  const width = left + step * Math.max(bars.length, 4);
  return (
    <figure>
      <figcaption className="mb-2 strong">{title}</figcaption>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / rem}rem`}
        role="img"
        aria-label={`${title}: ${bars.map(({ label, value }) => `${label}, ${number.format(value)}`).join('; ')}.`}
      >
        {lines.map(({ value, text }) => (
          <g key={value}>
            <path d={`M${left} ${floor - heightOf(value)}H${width}`} />
            <text x={left - gap} y={floor - heightOf(value) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {bars.map(({ label, value }, index) => {
          const middle = left + step * (index + 0.5);
          return (
            <g key={label} textAnchor="middle">
              <rect
                x={middle - thickness / 2}
                y={floor - heightOf(value)}
                width={thickness}
                height={heightOf(value)}
                rx="2"
              />
              <text data-value="" x={middle} y={floor - heightOf(value) - 6}>
                {number.format(value)}
              </text>
              {index % namedEach === 0 && (
                <text x={middle} y={floor + 20}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t('numbers')}</summary>
        <CardTable
          caption={title}
          columns={[
            { key: 'label', label: labels.label },
            { key: 'value', label: labels.value, isNumber: true },
          ]}
          rows={bars.map(({ label, value }) => ({ key: label, cells: { label, value: number.format(value) } }))}
        />
      </details>
    </figure>
  );
}
