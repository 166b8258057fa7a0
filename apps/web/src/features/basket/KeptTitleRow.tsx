import type { BasketEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverKind } from '../../shared/coverKind';
import { useTableDate } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { BackIcon, RemoveIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { TitleFactsLine, TitleRow } from '../../shared/ui/TitleRow';
import { TitleCover } from '../links/public';

interface KeptTitleRowProps {
  entry: BasketEntry;
  /** It was just removed and can be put back. */
  isOut: boolean;
  busy: boolean;
  onTakeOut: () => void;
  onPutBack: () => void;
}

/** A title of the permanent basket: when it was added, and a button to remove it or put it back. */
export function KeptTitleRow({ entry, isOut, busy, onTakeOut, onPutBack }: KeptTitleRowProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const tableDate = useTableDate();
  const { cod_acervo, titulo, autor, cod_tipo_obra, data_inclusao } = entry;
  return (
    <TitleRow
      cover={<TitleCover id={cod_acervo} title={titulo} author={autor ?? undefined} kind={coverKind(cod_tipo_obra)} />}
      name={<Link to={paths.title(cod_acervo)}>{titulo}</Link>}
      action={
        // The same button for both, so that it keeps the focus.
        <Button
          full
          size="small"
          busy={busy}
          aria-label={t(isOut ? 'putBackOf' : 'takeOutOf', { title: titulo })}
          onClick={isOut ? onPutBack : onTakeOut}
        >
          {isOut ? <BackIcon /> : <RemoveIcon />} {isOut ? t('undo', { ns: 'shared' }) : t('takeOut')}
        </Button>
      }
      result={
        isOut && (
          <Notice tone="info" role="status">
            {t('takenOut')}
          </Notice>
        )
      }
    >
      {autor && <TitleFactsLine>{autor}</TitleFactsLine>}
      <TitleFactsLine>
        <span>{t('keptOn', { date: tableDate(data_inclusao) })}</span>
      </TitleFactsLine>
    </TitleRow>
  );
}
