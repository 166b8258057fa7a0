import type { PendingTitle } from '@catalogue/api-contract';
import {
  daysGained,
  defaultRenewalLimit,
  dueState,
  renewalBlock,
  renewedDueDate,
  type RenewalBar,
} from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortDate, useToday } from '../../shared/dates';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Cover } from '../../shared/ui/Cover';
import { coverKind } from '../../shared/coverKind';
import { AgainIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { TitleFactsLine, TitleRow } from '../../shared/ui/TitleRow';
import { RenewalCount } from './RenewalCount';
import type { ToldResult } from './useRenewal';

const Due = styled('b', {
  base: { fontWeight: 'strong' },
  variants: { tone: { late: { color: 'fg.erro' }, soon: { color: 'fg.aviso' }, calm: {} } },
});

interface LoanRowProps {
  title: PendingTitle;
  /** What stands against every renewal of the patron. */
  bar: RenewalBar | null;
  /** What the server answered to the last renewal of this copy. */
  result?: ToldResult;
  selected: boolean;
  renewing: boolean;
  onToggle: () => void;
  onRenew: () => void;
}

/** A loan: when it is due, and its renewal with the new date, or with the reason why not, before the click. */
export function LoanRow({ title, bar, result, selected, renewing, onToggle, onRenew }: LoanRowProps) {
  const { t, i18n } = useTranslation('loans');
  const today = useToday();
  const date = (text: string) => shortDate(text, i18n.language);
  const { state, soon } = dueState(title.dataDevolucaoPrevista, today);
  const limit = title.limiteRenovacoes ?? defaultRenewalLimit;
  const explain = (reason: string) => {
    // Of a loan that is in time, the patron's other loans are meant.
    const key = reason === 'emprestimo_em_atraso' && state !== 'late' ? 'bar_emprestimo_em_atraso' : reason;
    return t(key as 'titulo_reservado', { date: date(title.dataDevolucaoPrevista), count: limit });
  };
  const block = renewalBlock(title, today) ?? bar;
  const gain =
    daysGained(title, today) > 0 ? t('newDue', { date: date(renewedDueDate(title, today)) }) : t('noDaysGained');

  // LOOK §6: of several, each row says what became of it; of one, the toast does, and the button its reason.
  function toldOf({ renovado, mensagem, dataDevolucaoPrevista, ofSeveral }: ToldResult): string | null {
    if (renovado)
      return ofSeveral ? t('renewedUntil', { date: date(dataDevolucaoPrevista ?? title.dataDevolucaoPrevista) }) : null;
    const reason = i18n.exists(`loans:${mensagem}`, { count: limit }) ? explain(mensagem) : mensagem;
    if (ofSeveral) return t('notRenewed', { reason });
    return mensagem === block ? null : reason;
  }
  const told = result && toldOf(result);

  return (
    <TitleRow
      check={
        <Checkbox
          aria-label={t('select', { title: title.descricao })}
          checked={selected && !block}
          disabled={block !== null}
          onChange={onToggle}
        />
      }
      cover={
        <Cover
          id={title.cod_acervo ?? title.codExemplar}
          title={title.descricao}
          author={title.autor ?? undefined}
          kind={coverKind(title.cod_tipo_obra ?? '')}
          year={title.ano_publicacao ?? undefined}
        />
      }
      nameId={`tit-${title.codExemplar}`}
      name={title.cod_acervo ? <Link to={`/acervo/${title.cod_acervo}`}>{title.descricao}</Link> : title.descricao}
      action={
        <Button
          title={t('renew')}
          variant="marca"
          full
          busy={renewing}
          busyLabel={t('renewing')}
          reason={block ? explain(block) : undefined}
          note={block ? undefined : gain}
          onClick={onRenew}
        >
          <AgainIcon />
          {t('renew')}
        </Button>
      }
      result={
        told && (
          <Notice tone={result?.renovado ? 'ok' : 'aviso'} role="status">
            {told}
          </Notice>
        )
      }
    >
      <TitleFactsLine className="mudo">
        {[title.autor, title.desc_biblioteca].filter(Boolean).join(' · ')}
      </TitleFactsLine>
      <TitleFactsLine>
        <Due tone={state === 'late' ? 'late' : soon ? 'soon' : 'calm'}>
          {t(state, { date: date(title.dataDevolucaoPrevista) })}
        </Due>
        <RenewalCount used={Number(title.qtdeRenovacoes)} limit={limit} />
      </TitleFactsLine>
    </TitleRow>
  );
}
