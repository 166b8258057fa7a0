import type { FollowedWorkType } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { ChangeDialog } from './ChangeDialog';
import { useUpdateFollowedWorkTypeMutation } from './interest-profile.api';
import { useValidityFlaw, ValidityField } from './ValidityField';
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
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const validityFlaw = useValidityFlaw();
  const [libraries, setLibraries] = useState<string[]>(type.bibliotecas);
  const [languages, setLanguages] = useState<string[]>(type.idiomas);
  const [validity, setValidity] = useState(type.validade);
  const [update, { isLoading }] = useUpdateFollowedWorkTypeMutation();
  const flaw = validityFlaw(validity);

  async function save() {
    if (flaw) return document.getElementById('alterar-validade')?.focus();
    const { error } = await update({
      body: { codigo: type.codigo, validade: validity, bibliotecas: libraries, idiomas: languages },
    });
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t('changed', { name }) }));
    onClose();
  }
  return (
    <ChangeDialog title={name} saveLabel={t('save')} busy={isLoading} onClose={onClose} onSave={() => void save()}>
      <Languages id="alterar-idiomas" options={options} chosen={languages} onChange={setLanguages} />
      <Libraries id="alterar-bibliotecas" options={options} chosen={libraries} onChange={setLibraries} />
      <ValidityField
        id="alterar-validade"
        maxDays={options.maximo_dias}
        value={validity}
        onChange={setValidity}
        error={flaw ?? undefined}
      />
    </ChangeDialog>
  );
}
