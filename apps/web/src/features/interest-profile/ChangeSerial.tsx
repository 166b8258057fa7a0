import type { FollowedSerial } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from './ChangeDialog';
import { useUpdateFollowedSerialMutation } from './interest-profile.api';
import { Libraries, serialFlaw, SerialParts, serialParts, serialWish, type Options } from './WishFields';

interface ChangeSerialProps {
  serial: FollowedSerial;
  options: Options;
  onClose: () => void;
}

/** Changes which parts of a followed periodical are wanted, for which libraries and until when. */
export function ChangeSerial({ serial, options, onClose }: ChangeSerialProps) {
  const { t } = useTranslation(['interest-profile', 'shared']);
  const { codigo, titulo } = serial;
  const [parts, setParts] = useState<string[]>(() => serialParts.filter((part) => serial[part]));
  const [bibliotecas, setLibraries] = useState<string[]>(serial.bibliotecas);
  const [update] = useUpdateFollowedSerialMutation();
  const partFlaw = serialFlaw(parts);
  const partText = partFlaw ? t(partFlaw, { ns: 'shared' }) : undefined;
  return (
    <ChangeDialog
      title={titulo}
      saveLabel={t('save')}
      options={options}
      validityId="alterar-validade"
      validity={serial.validade}
      wrongField={partText === undefined ? undefined : { id: 'alterar-partes', text: partText }}
      save={(validade) => update({ body: { codigo, validade, bibliotecas, ...serialWish(parts) } })}
      message={() => t('changed', { name: titulo })}
      onClose={onClose}
    >
      <SerialParts id="alterar-partes" chosen={parts} onChange={setParts} error={partText} />
      <Libraries id="alterar-bibliotecas" options={options} chosen={bibliotecas} onChange={setLibraries} />
    </ChangeDialog>
  );
}
