import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverOf } from '../../shared/coverKind';
import { paths } from '../../shared/paths';
import { languageText, workTypeText } from '../../shared/recordText';
import { Button } from '../../shared/ui/Button';
import { RemoveIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { SpineLabel } from '../../shared/ui/SpineLabel';
import { TitleCover } from '../links/public';
import type { BasketTitle } from './basketTitle';
import css from './BasketRow.module.css';

interface BasketRowProps {
  title: BasketTitle;
  otherTitles: readonly string[];
  /** The catalogue no longer has the title. */
  isDeleted: boolean;
  /** Without it the row is only read. */
  onRemove?: (title: BasketTitle) => void;
  busy?: boolean;
}

export function BasketRow({ title, otherTitles, isDeleted, onRemove, busy }: BasketRowProps) {
  const { t, i18n } = useTranslation('basket');
  const { t: shared } = useTranslation('shared');
  const { cod_acervo, descricao, numero_chamada } = title;
  const kind = [
    workTypeText(title, shared),
    title.ano_publicacao ?? shared('noDate'),
    languageText(title, i18n.language),
  ];
  return (
    <li className={css.root}>
      <TitleCover {...coverOf(title)} />
      <div className={css.body}>
        <p className="text-xs muted">{kind.filter(Boolean).join(' · ')}</p>
        <h2 className={css.title}>{isDeleted ? descricao : <Link to={paths.title(cod_acervo)}>{descricao}</Link>}</h2>
        {title.autor && <p className="text-sm">{title.autor}</p>}
        <p className="text-sm muted">{[title.edicao, title.imprenta].filter(Boolean).join(' ')}</p>
        {otherTitles.length > 0 && (
          <p className="text-sm muted">{t('otherTitles', { titles: otherTitles.join(' · ') })}</p>
        )}
        {isDeleted && <Notice tone="warning">{t('gone')}</Notice>}
      </div>
      {numero_chamada ? <SpineLabel look="line" lines={[numero_chamada]} /> : <span />}
      {onRemove && (
        <Button
          variant="text"
          size="small"
          aria-label={t('removeTitle', { title: descricao })}
          busy={busy}
          onClick={() => onRemove(title)}
        >
          <RemoveIcon /> {t('remove')}
        </Button>
      )}
    </li>
  );
}
