import type { holds, Reply } from '@catalogue/api-contract';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyChoices, choiceId, completedChoice, offeredOrOnly, type CopyChoice } from '../../shared/CopyChoices';
import { refetchAlways } from '../../shared/refetchAlways';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { Select } from '../../shared/ui/Select';
import { SelectOrText } from '../../shared/ui/SelectOrText';
import { useAttempt } from '../../shared/useAttempt';
import { useFailureToast } from '../../shared/useFailureToast';
import { useServerMessage } from '../../shared/useFailureText';
import { skipToken, useCheckHoldQueueQuery, usePlaceHoldMutation } from './holds.api';
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
  /** Called with the position in the queue. */
  onPlaced: (position: number) => void;
}

const unitId = 'reserva-biblioteca';

/**
 * Which copy to reserve and where to collect it; the position in the queue is shown before the hold is placed (D1 §5).
 */
export function HoldForm({ codAcervo, options, draft, onDraft, onPlaced }: HoldFormProps) {
  const { t } = useTranslation(['holds', 'shared']);
  const serverMessage = useServerMessage();
  const failureToast = useFailureToast();
  const [placeHold, { isLoading }] = usePlaceHoldMutation();

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
  const wish =
    missing.length === 0 ? { cod_acervo: codAcervo, biblioteca, ...choice, ...(localizacao && { localizacao }) } : null;
  const queue = useCheckHoldQueueQuery(wish ? { body: wish } : skipToken, refetchAlways);
  const place = wish ? queue.currentData : undefined;
  const isLookingUp = wish !== null && !place && queue.isFetching;
  const block = place && !place.pode_reservar ? (place.motivo ?? 'reserva_sem_exemplar') : null;
  const { attempt, errorOf, tell } = useAttempt(missing);

  async function send(event: FormEvent) {
    event.preventDefault();
    // Without a known position there is nothing to confirm.
    if (isLoading || block) return;
    if (wish && !place) return void queue.refetch();
    tell();
    if (!wish) return;
    const { data, error } = await placeHold({ body: wish });
    if (data) onPlaced(data.posicao);
    else failureToast(error);
  }

  return (
    <Form onSubmit={(event) => void send(event)} noValidate>
      <ErrorSummary errors={missing} attempt={attempt} />
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
      <QueuePlace waiting={options.fila} query={wish ? queue : null} />
      <FormActions>
        <Button
          type="submit"
          variant="marca"
          busy={isLoading || isLookingUp}
          busyLabel={t(isLoading ? 'placing' : 'placeHold')}
          reason={block ? serverMessage(block) : undefined}
        >
          {t('placeHold')}
        </Button>
      </FormActions>
    </Form>
  );
}
