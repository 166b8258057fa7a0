import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../../shared/session';
import { CardBars, QrDrawing } from '../../../shared/ui/CodeDrawing';
import css from './LibraryCard.module.css';
import { useScreenAwake } from './useScreenAwake';

/** The patron's library card: name, and library number as Code 128 and QR code (LOOK-2 §4). It needs no network. */
export function LibraryCard() {
  const { t } = useTranslation('loans');
  const patron = useSelector(selectPatron);
  useScreenAwake();
  if (!patron) return null;
  const { cod_pessoa, nome_pessoa } = patron.user;
  return (
    <section className={css.card} aria-label={t('cardOf', { name: nome_pessoa })}>
      <p className={css.name}>{nome_pessoa}</p>
      <p className="muted">
        {t('libraryNumber')} <b className="mono strong">{cod_pessoa}</b>
      </p>
      <div className={css.codes}>
        <CardBars text={cod_pessoa} label={t('cardBars')} />
        <QrDrawing text={cod_pessoa} label={t('cardQr')} className={css.qr} />
      </div>
      <p className="text-sm muted">{t('showCode')}</p>
    </section>
  );
}
