import type { FollowedSerial } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { ChangeDialog } from './ChangeDialog';
import { useUpdateFollowedSerialMutation } from './interest-profile.api';
import { useValidityFlaw, ValidityField } from './ValidityField';
import { Libraries, serialFlaw, SerialParts, serialParts, serialWish, type Options } from './WishFields';

interface ChangeSerialProps {
  serial: FollowedSerial;
  options: Options;
  onClose: () => void;
}

/** Changes which parts of a followed periodical are wanted, for which libraries and until when. */
export function ChangeSerial({ serial, options, onClose }: ChangeSerialProps) {
  const { t } = useTranslation(['interest-profile', 'shared']);
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const validityFlaw = useValidityFlaw();
  const [parts, setParts] = useState<string[]>(() => serialParts.filter((part) => serial[part]));
  const [libraries, setLibraries] = useState<string[]>(serial.bibliotecas);
  const [validity, setValidity] = useState(serial.validade);
  const [update, { isLoading }] = useUpdateFollowedSerialMutation();
  const partFlaw = serialFlaw(parts);
  const lateFlaw = validityFlaw(validity);

  async function save() {
    const wrong = partFlaw ? 'alterar-partes' : lateFlaw ? 'alterar-validade' : null;
    if (wrong) return document.getElementById(wrong)?.focus();
    const { error } = await update({
      body: { codigo: serial.codigo, validade: validity, bibliotecas: libraries, ...serialWish(parts) },
    });
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t('changed', { name: serial.titulo }) }));
    onClose();
  }
  return (
    <ChangeDialog
      title={serial.titulo}
      saveLabel={t('save')}
      busy={isLoading}
      onClose={onClose}
      onSave={() => void save()}
    >
      <SerialParts
        id="alterar-partes"
        chosen={parts}
        onChange={setParts}
        error={partFlaw ? t(partFlaw, { ns: 'shared' }) : undefined}
      />
      <Libraries id="alterar-bibliotecas" options={options} chosen={libraries} onChange={setLibraries} />
      <ValidityField
        id="alterar-validade"
        maxDays={options.maximo_dias}
        value={validity}
        onChange={setValidity}
        error={lateFlaw ?? undefined}
      />
    </ChangeDialog>
  );
}
