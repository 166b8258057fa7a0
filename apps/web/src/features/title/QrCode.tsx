import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import css from './QrCode.module.css';

/** An address as a QR code, to open the record of another screen on a phone. */
export default function QrCode({ text }: { text: string }) {
  return (
    <>
      <QrPicture text={text} />
      <p className="mt-3 text-sm text-center wrap-anywhere">{text}</p>
    </>
  );
}

/** The code alone. */
export function QrPicture({ text }: { text: string }) {
  const { t } = useTranslation('title');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('qrCodeOf', { address: text })}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
