import { barsOf, code128, itf25 } from '@catalogue/domain';
import { clsx } from 'clsx';
import { encode } from 'uqr';
import css from './CodeDrawing.module.css';

// In modules: scanners need this much white around a code.
const quiet = 10;

interface CodeProps {
  /** What it is, for who cannot see it. */
  label: string;
}

/** Digits as the bars of a payment slip (ITF-25). */
export const BarCode = ({ digits, label }: CodeProps & { digits: string }) => (
  <Bars widths={itf25(digits)} label={label} />
);

/** A text as the bars of a library card (Code 128). */
export const CardBars = ({ text, label }: CodeProps & { text: string }) => (
  <Bars widths={code128(text)} label={label} />
);

function Bars({ widths, label }: CodeProps & { widths: number[] }) {
  const bars = barsOf(widths);
  const last = bars[bars.length - 1];
  const width = 2 * quiet + (last ? last.left + last.width : 0);
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={bars.map((bar) => `M${quiet + bar.left} 0h${bar.width}v40h-${bar.width}z`).join('')} fill="#000" />
    </svg>
  );
}

interface QrDrawingProps {
  text: string;
  label: string;
  /** For another size. */
  className?: string;
}

/** A text as a QR code. */
export function QrDrawing({ text, label, className = css.square }: QrDrawingProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={clsx(css.qr, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
