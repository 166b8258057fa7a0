import { useTranslation } from 'react-i18next';
import { QrDrawing } from '../../shared/ui/CodeDrawing';
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
  return <QrDrawing className={css.drawing} text={text} label={t('qrCodeOf', { address: text })} />;
}
