import type { holds, Reply } from '@catalogue/api-contract';
import type { FormEvent } from 'react';
import { useCutOffReason } from '../../shared/connection';
import { CopyChoices, choiceId, completedChoice, offeredOrOnly, type CopyChoice } from '../../shared/CopyChoices';
import { refetchAlways } from '../../shared/refetchAlways';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { Select } from '../../shared/ui/Select';
import { SelectOrText } from '../../shared/ui/SelectOrText';
import { useServerMessage } from '../../shared/useFailureText';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Obligations } from '../loans/public';
import { skipToken, useCheckHoldQueueQuery, usePlaceHoldMutation } from './holds.api';
import type { Placed } from './PlacedHold';
import { QueuePlace } from './QueuePlace';

/** The values chosen so far. */
export interface HoldDraft extends Partial<CopyChoice> {
  biblioteca?: string;
  localizacao?: string;
}

interface HoldFormProps {
  codAcervo: string;
  options: Reply<typeof holds.getHoldOptions>;
  draft: HoldDraft;
  onDraft: (change: HoldDraft) => void;
  /** Called with the position in the queue, and when it will probably be ready. */
  onPlaced: (placed: Placed) => void;
}

const unitId = 'reserva-biblioteca';

/**
 * Which copy to reserve and where to collect it; the position in the queue is shown before the hold is placed (D1 §5).
 */
export function HoldForm({ codAcervo, options, draft, onDraft, onPlaced }: HoldFormProps) {
  const { t } = useOwnTranslation(['holds', 'shared']);
  const serverMessage = useServerMessage();
  const [placeHold] = usePlaceHoldMutation();

  const choice = completedChoice(options, draft);
  const biblioteca = offeredOrOnly(
    draft.biblioteca,
    options.bibliotecas.map(({ cod_biblioteca }) => cod_biblioteca),
  );
  // With a single shelf there is nothing to choose: a copy on another one will do as well.
  const localizacao = options.localizacoes.length > 1 ? offeredOrOnly(draft.localizacao, options.localizacoes) : '';
  const missing = [
    ...(biblioteca ? [] : [{ id: unitId, text: t('chooseLibrary') }]),
    ...(['volume', 'tomo', 'parte', 'material_adicional'] as const)
      .filter((name) => choice[name] === '')
      .map((name) => ({ id: choiceId(name), text: t(`missing_${name}`, { ns: 'shared' }) })),
  ];
  const wish = { cod_acervo: codAcervo, biblioteca, ...choice, ...(localizacao && { localizacao }) };
  const isComplete = missing.length === 0;
  const queue = useCheckHoldQueueQuery(isComplete ? { body: wish } : skipToken, refetchAlways);
  const place = isComplete ? queue.currentData : undefined;
  const isLookingUp = isComplete && !place && queue.isFetching;
  const block = place && !place.pode_reservar ? (place.motivo ?? 'reserva_sem_exemplar') : null;
  const cutOff = useCutOffReason();
  const { attempt, errorOf, isSending, submit } = useSubmitOnce({
    flaws: missing,
    isBlocked: block !== null || cutOff !== undefined,
    save: () => placeHold({ body: wish }),
    onSaved: onPlaced,
  });
  function send(event: FormEvent) {
    // Without a known position there is nothing to confirm.
    if (!isComplete || place || isSending || cutOff) return submit(event);
    event.preventDefault();
    void queue.refetch();
  }

  return (
    <Form onSubmit={send} noValidate>
      <ErrorSummary errors={missing} attempt={attempt} />
      <Obligations title={t('obligations')} consequence={t('obligationsWhat')} />
      <SelectOrText
        id={unitId}
        label={t('fetchAt')}
        placeholder={t('choose', { ns: 'shared' })}
        options={options.bibliotecas.map((unit) => ({ value: unit.cod_biblioteca, label: unit.desc_biblioteca }))}
        value={biblioteca}
        onChange={(value) => onDraft({ biblioteca: value })}
        error={errorOf(unitId)}
      />
      <CopyChoices options={options} chosen={choice} onChoose={onDraft} errorOf={(name) => errorOf(choiceId(name))} />
      {options.localizacoes.length > 1 && (
        <Select
          label={t('shelf')}
          optional
          placeholder={t('anyShelf')}
          options={options.localizacoes.map((value) => ({ value, label: value }))}
          value={localizacao}
          onChange={(value) => onDraft({ localizacao: value })}
        />
      )}
      <QueuePlace waiting={options.fila} query={isComplete ? queue : null} />
      <FormActions>
        <Button
          type="submit"
          variant="brand"
          busy={isSending || isLookingUp}
          busyLabel={t(isSending ? 'placing' : 'placeHold')}
          reason={block ? serverMessage(block) : cutOff}
        >
          {t('placeHold')}
        </Button>
      </FormActions>
    </Form>
  );
}
