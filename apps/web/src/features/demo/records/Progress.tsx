import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './Progress.module.css';

interface ProgressProps {
  label: string;
  /** In bytes. */
  done: number;
  total: number;
}

/** How much of a file is sent or read. */
export function Progress({ label, done, total }: ProgressProps) {
  const id = useId();
  const sizeText = useSizeText();
  const { t } = useTranslation('demo');
  return (
    <div className="stack gap-1">
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={css.bar} value={done} max={total} />
      <p className="text-sm muted">{t('partOfFile', { done: sizeText(done), total: sizeText(total) })}</p>
    </div>
  );
}

/** Bytes as people read them: `640 kB`, `12 MB`. */
export function useSizeText(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const [unit, size] = bytes < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
    const format = {
      style: 'unit',
      unit,
      maximumFractionDigits: bytes >= 1_000_000 && bytes < 10_000_000 ? 1 : 0,
    } as const;
    return new Intl.NumberFormat(i18n.language, format).format(bytes / size);
  };
}
