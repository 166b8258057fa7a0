import type { PendingTitle } from '@catalogue/api-contract';
import { daysGained, defaultRenewalLimit, dueState, renewalBlock, renewedDueDate } from '@catalogue/domain';
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
import { RenewalCount } from './RenewalCount';
import type { ToldResult } from './useRenewal';

const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2 e4',
    paddingBlock: 'e4',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
    _medium: {
      display: 'grid',
      gridTemplateColumns: 'auto 3.75rem minmax(0, 1fr) 12.5rem',
      gridTemplateAreas: '"check cover words action" ". . result result"',
    },
  },
});
const Area = styled('div', {
  base: { minWidth: 0 },
  variants: {
    name: {
      // On a phone two lines, cover and words, then box and button; words too big for that have a line to themselves.
      cover: { gridArea: 'cover', flex: '0 0 min(3.75rem, 25%)' },
      words: { gridArea: 'words', flex: '1 1 max(10rem, calc(100% - 5rem))' },
      check: { gridArea: 'check', order: 1, flex: '0 0 3.75rem', '& > label': { justifyContent: 'center' } },
      action: { gridArea: 'action', order: 2, flex: '1 1 9rem' },
      result: { gridArea: 'result', order: 3, flex: '1 0 100%' },
    },
  },
});
const Name = styled('span', {
  base: {
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'medium',
    lineHeight: '1.25',
    '& a': { color: 'fg', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});
const Facts = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'e1 e4', fontSize: 'sm' },
});
const Due = styled('b', {
  base: { fontWeight: 'strong' },
  variants: { tone: { late: { color: 'fg.erro' }, soon: { color: 'fg.aviso' }, calm: {} } },
});

interface LoanRowProps {
  title: PendingTitle;
  /** What the server answered to the last renewal of this copy. */
  result?: ToldResult;
  selected: boolean;
  renewing: boolean;
  onToggle: () => void;
  onRenew: () => void;
}

/** A loan: when it is due, and its renewal with the new date, or with the reason why not, before the click. */
export function LoanRow({ title, result, selected, renewing, onToggle, onRenew }: LoanRowProps) {
  const { t, i18n } = useTranslation('loans');
  const today = useToday();
  const date = (text: string) => shortDate(text, i18n.language);
  const { state, soon } = dueState(title.dataDevolucaoPrevista, today);
  const limit = title.limiteRenovacoes ?? defaultRenewalLimit;
  const explain = (key: string) =>
    t(key as 'titulo_reservado', { date: date(title.dataDevolucaoPrevista), count: limit });
  const block = renewalBlock(title, today);
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
    <Row>
      <Area name="check">
        <Checkbox
          aria-label={t('select', { title: title.descricao })}
          checked={selected && !block}
          disabled={block !== null}
          onChange={onToggle}
        />
      </Area>
      <Area name="cover">
        <Cover
          id={title.cod_acervo ?? title.codExemplar}
          title={title.descricao}
          author={title.autor ?? undefined}
          kind={coverKind(title.cod_tipo_obra ?? '')}
          year={title.ano_publicacao ?? undefined}
        />
      </Area>
      <Area name="words">
        <Name id={`tit-${title.codExemplar}`}>
          {title.cod_acervo ? <Link to={`/acervo/${title.cod_acervo}`}>{title.descricao}</Link> : title.descricao}
        </Name>
        <Facts className="mudo">{[title.autor, title.desc_biblioteca].filter(Boolean).join(' · ')}</Facts>
        <Facts>
          <Due tone={state === 'late' ? 'late' : soon ? 'soon' : 'calm'}>
            {t(state, { date: date(title.dataDevolucaoPrevista) })}
          </Due>
          <RenewalCount used={Number(title.qtdeRenovacoes)} limit={limit} />
        </Facts>
      </Area>
      <Area name="action">
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
      </Area>
      {told && (
        <Area name="result">
          <Notice tone={result?.renovado ? 'ok' : 'aviso'} role="status">
            {told}
          </Notice>
        </Area>
      )}
    </Row>
  );
}
