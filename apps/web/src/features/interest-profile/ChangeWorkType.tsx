import type { FollowedWorkType } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from './ChangeDialog';
import { useUpdateFollowedWorkTypeMutation } from './interest-profile.api';
import { Languages, Libraries, type Options } from './WishFields';

interface ChangeWorkTypeProps {
  type: FollowedWorkType;
  name: string;
  options: Options;
  onClose: () => void;
}

/** Changes the libraries, languages and validity of a followed work type. */
export function ChangeWorkType({ type, name, options, onClose }: ChangeWorkTypeProps) {
  const { t } = useTranslation('interest-profile');
  const [bibliotecas, setLibraries] = useState<string[]>(type.bibliotecas);
  const [idiomas, setLanguages] = useState<string[]>(type.idiomas);
  const [update] = useUpdateFollowedWorkTypeMutation();
  return (
    <ChangeDialog
      title={name}
      saveLabel={t('save')}
      options={options}
      validityId="alterar-validade"
      validity={type.validade}
      save={(validade) => update({ body: { codigo: type.codigo, validade, bibliotecas, idiomas } })}
      message={() => t('changed', { name })}
      onClose={onClose}
    >
      <Languages id="alterar-idiomas" options={options} chosen={idiomas} onChange={setLanguages} />
      <Libraries id="alterar-bibliotecas" options={options} chosen={bibliotecas} onChange={setLibraries} />
    </ChangeDialog>
  );
}
