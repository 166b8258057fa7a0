import { useTranslation } from 'react-i18next';
import { Button } from './Button';

interface LeftOutProps {
  /** How many there are, and how many of them are not shown. */
  total: number;
  leftOut: number;
  /** They are on their way. */
  busy?: boolean;
  onShow: () => void;
}

/** That a list is not shown to its end, and the rest on request. Without scripts, the number of what is left out. */
export function LeftOut({ total, leftOut, busy, onShow }: LeftOutProps) {
  const { t, i18n } = useTranslation('shared');
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className="row items-center gap-4 py-3">
      <span className="muted">{t('leftOut', { total: number(leftOut) })}</span>
      <Button size="small" busy={busy ?? false} onClick={onShow}>
        {t('showAllOf', { total: number(total) })}
      </Button>
    </div>
  );
}
