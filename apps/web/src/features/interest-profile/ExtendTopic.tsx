import type { FollowedTopic } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useTableDate, useToday } from '../../shared/dates';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { ChangeDialog } from './ChangeDialog';
import { useExtendTopicMutation } from './interest-profile.api';
import { useValidityFlaw, usualDays, ValidityField } from './ValidityField';
import type { Options } from './WishFields';

interface ExtendTopicProps {
  topic: FollowedTopic;
  options: Options;
  onClose: () => void;
}

/** Extends an area, author or subject; the default is a year from now. */
export function ExtendTopic({ topic, options, onClose }: ExtendTopicProps) {
  const { t } = useTranslation('interest-profile');
  const today = useToday();
  const tableDate = useTableDate();
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const validityFlaw = useValidityFlaw();
  const { codigo, codTipoArea, tipoDSI, descricao, validade } = topic;
  const [validity, setValidity] = useState(addDays(today, usualDays) > validade ? addDays(today, usualDays) : validade);
  const [extend, { isLoading }] = useExtendTopicMutation();
  const flaw = validityFlaw(validity);

  async function save() {
    if (flaw) return document.getElementById('estender-validade')?.focus();
    const { error } = await extend({ body: { codigo, codTipoArea, tipoDSI, validade: validity } });
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t('extended', { name: descricao, date: tableDate(validity) }) }));
    onClose();
  }
  return (
    <ChangeDialog
      title={descricao}
      saveLabel={t('extend')}
      busy={isLoading}
      onClose={onClose}
      onSave={() => void save()}
    >
      <p>{t('endsOn', { date: tableDate(validade) })}</p>
      <ValidityField
        id="estender-validade"
        maxDays={options.maximo_dias}
        value={validity}
        onChange={setValidity}
        error={flaw ?? undefined}
      />
    </ChangeDialog>
  );
}
