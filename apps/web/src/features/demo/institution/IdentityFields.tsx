import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { FileButton } from '../../../shared/ui/FileButton';
import { FormActions } from '../../../shared/ui/Form';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextField } from '../../../shared/ui/TextField';
import { ColourField } from './ColourField';
import type { FieldProps, Institution } from './institutionDraft';
import css from './IdentityFields.module.css';

interface IdentityFieldsProps {
  institution: Institution;
  change: (part: Institution) => void;
  field: FieldProps;
}

/** Name, colour, logo and texts of the institution. */
export function IdentityFields({ institution, change, field }: IdentityFieldsProps) {
  const { t } = useTranslation('demo');
  // What is empty is not said at all.
  const optional = (name: 'denominacao_login' | 'msg_login' | 'msg_suporte_consulta' | 'link_lgpd') => ({
    ...field({ name }),
    optional: true,
    value: institution[name] ?? '',
    onChange: (value: string) => change({ [name]: value === '' ? null : value }),
  });
  const required = (name: 'sigla' | 'nome') => ({
    ...field({ name }),
    value: institution[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <fieldset>
      <legend>{t('identity')}</legend>
      <div className={css.pair}>
        <TextField {...required('sigla')} />
        <TextField {...required('nome')} />
      </div>
      <ColourField
        {...field({ name: 'tema' })}
        theme={institution.tema ?? ''}
        sigla={institution.sigla ?? ''}
        onChange={(tema) => change({ tema })}
      />
      <LogoField {...field({ name: 'logo' })} logo={institution.logo ?? null} onChange={(logo) => change({ logo })} />
      <TextField hint={t('loginNameHint')} {...optional('denominacao_login')} />
      <TextArea rows={3} {...optional('msg_login')} />
      <TextArea rows={3} {...optional('msg_suporte_consulta')} />
      <TextField type="url" {...optional('link_lgpd')} />
    </fieldset>
  );
}

interface LogoFieldProps extends ReturnType<FieldProps> {
  /** A data address. */
  logo: string | null;
  onChange: (logo: string | null) => void;
}

function LogoField({ id, label, error, logo, onChange }: LogoFieldProps) {
  const { t } = useTranslation('demo');
  function read(file: File) {
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  }
  return (
    <div className="stack gap-2">
      <Field {...{ id, label, error }} optional hint={t('logoHint')}>
        {(control) => (
          <FileButton {...control} accept="image/png,image/svg+xml" onChoose={read}>
            {t('chooseLogo')}
          </FileButton>
        )}
      </Field>
      {logo !== null && (
        <FormActions>
          <img className={css.logo} src={logo} alt={t('logoNow')} />
          <Button size="small" onClick={() => onChange(null)}>
            {t('removeLogo')}
          </Button>
        </FormActions>
      )}
    </div>
  );
}
