import { categoryCodes } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { RadioList } from '../../shared/ui/RadioList';
import { Select } from '../../shared/ui/Select';
import type { Identity } from './useIdentity';

// LOOK §5: more names than this are shown in a select.
const maxInSight = 6;

interface OneOfProps {
  legend: string;
  options: { codigo: string; nome: string }[];
  value: string;
  onChange: (codigo: string) => void;
  error?: string;
}

/** Chooses one of several people or logins. */
export function OneOf({ legend, options, value, onChange, error }: OneOfProps) {
  const { t } = useTranslation(['session', 'shared']);
  const named = options.map(({ codigo, nome }) => ({ value: codigo, label: nome }));
  if (options.length <= maxInSight)
    return <RadioList legend={legend} options={named} value={value} onChange={onChange} error={error} />;
  return (
    <Select
      label={legend}
      options={named}
      placeholder={t('choose', { ns: 'shared' })}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** What an institution asks in addition to the username: which of several people (571), which category (87). */
export function IdentityChoice({ identity, isChecked }: { identity: Identity; isChecked: boolean }) {
  const { t } = useTranslation(['session', 'shared']);
  const { flow, people, choice, setChoice, missing } = identity;
  const isMissing = isChecked && missing === 'choice';
  if (flow === 'category')
    return (
      <Select
        label={t('category')}
        name="categoria"
        placeholder={t('choose', { ns: 'shared' })}
        options={categoryCodes.map((code) => ({ value: code, label: t(`category_${code}`) }))}
        value={choice}
        onChange={setChoice}
        error={isMissing ? t('PreenchaCampo', { field: t('category') }) : undefined}
      />
    );
  if (people.length === 0) return null;
  return (
    <OneOf
      legend={t('whoAreYou')}
      options={people}
      value={choice}
      onChange={setChoice}
      error={isMissing ? t('PreenchaCampo', { field: t('EscolhaLogin') }) : undefined}
    />
  );
}
