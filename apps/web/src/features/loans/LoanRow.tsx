import type { PendingTitle } from '@catalogue/api-contract';
import type { PersonRenewalBlock } from '@catalogue/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { CalendarIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { RowActions } from '../../shared/ui/RowActions';
import { TitleFactsLine, TitleRow } from '../../shared/ui/TitleRow';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { ReturnHours } from '../site/public';
import { Due } from './Due';
import { LateCost } from './LateCost';
import { LoanCover } from './LoanCover';
import { RenewalCount } from './RenewalCount';
import { RenewButton } from './RenewButton';
import type { RenewalOutcome } from './useRenewal';
import { useRenewalText } from './useRenewalText';
import { useSaveDates } from './useSaveDates';

interface LoanRowProps {
  title: PendingTitle;
  /** The block on all renewals of the patron. */
  personBlock: PersonRenewalBlock | null;
  /** The server's reply to the last renewal of this copy. */
  result?: RenewalOutcome;
  selected: boolean;
  renewing: boolean;
  onToggle: () => void;
  onRenew: () => void;
}

/** A loan: its due date, and its renewal with the new date or the reason for a refusal, before the click. */
export function LoanRow({ title, personBlock, result, selected, renewing, onToggle, onRenew }: LoanRowProps) {
  const { t } = useOwnTranslation(['loans', 'shared']);
  const { block, due, tone, limit, outcomeText } = useRenewalText(title, personBlock);
  const saveDates = useSaveDates();
  const outcome = result && outcomeText(result);

  return (
    <TitleRow
      check={
        <Checkbox
          aria-label={t('selectTitle', { ns: 'shared', title: title.descricao })}
          checked={selected && !block}
          disabled={block !== null}
          onChange={onToggle}
        />
      }
      cover={<LoanCover title={title} />}
      nameId={`tit-${title.codExemplar}`}
      name={title.cod_acervo ? <Link to={paths.title(title.cod_acervo)}>{title.descricao}</Link> : title.descricao}
      action={<RenewButton title={title} personBlock={personBlock} renewing={renewing} full onRenew={onRenew} />}
      result={
        outcome && (
          // A success is announced by the toast, once for all rows.
          <Notice tone={result?.renovado ? 'ok' : 'warning'} role={result?.renovado ? undefined : 'status'}>
            {outcome}
          </Notice>
        )
      }
    >
      <p className="text-sm muted">{[title.autor, title.desc_biblioteca].filter(Boolean).join(' · ')}</p>
      <TitleFactsLine>
        <Due tone={tone}>{due}</Due>
        <RenewalCount used={Number(title.qtdeRenovacoes)} limit={limit} />
      </TitleFactsLine>
      <LateCost due={title.dataDevolucaoPrevista} />
      <ReturnHours library={title.desc_biblioteca} due={title.dataDevolucaoPrevista} />
      {tone !== 'late' && (
        <RowActions data-screen-only="">
          <Button
            variant="text"
            size="small"
            aria-label={t('toCalendarOf', { title: title.descricao })}
            onClick={() => void saveDates([title])}
          >
            <CalendarIcon /> {t('toCalendar')}
          </Button>
        </RowActions>
      )}
    </TitleRow>
  );
}
