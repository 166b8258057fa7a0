import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { InNameOf } from '../inNameOf';

/** In a dialog that acts: in whose name, while that is another person's (LOOK-2 §1). */
export function ActingFor() {
  const { t } = useTranslation('shared');
  const name = useContext(InNameOf);
  return name === null ? null : <p className="strong">{t('inNameOf', { name })}</p>;
}
