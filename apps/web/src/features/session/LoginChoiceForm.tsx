import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { BackIcon } from '../../shared/ui/icons';
import { OneOf } from './ChoiceFields';
import type { LoginChoice } from './useSignIn';

interface LoginChoiceFormProps {
  choice: LoginChoice;
  isBusy: boolean;
  notice: ReactNode;
  onChoose: (codigo: string) => void;
  onBack: () => void;
}

/** Chooses one of several logins of the same person (D1 §4). */
export function LoginChoiceForm({ choice, isBusy, notice, onChoose, onBack }: LoginChoiceFormProps) {
  const { t } = useTranslation('session');
  const [codigo, setCodigo] = useState('');
  const [isChecked, setChecked] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const toFirst = () => place.current?.querySelector<HTMLElement>('input, select')?.focus();
  useEffect(toFirst, []);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (codigo === '') toFirst();
    else onChoose(codigo);
  }

  return (
    <form className="stack gap-4" ref={place} onSubmit={send} noValidate>
      {notice}
      <p>{t('severalLogins', { name: choice.session.user.nome_pessoa })}</p>
      <OneOf
        legend={t('EscolhaLogin')}
        options={choice.logins}
        value={codigo}
        onChange={setCodigo}
        error={isChecked && codigo === '' ? t('PreenchaCampo', { field: t('EscolhaLogin') }) : undefined}
      />
      <Button type="submit" variant="brand" size="large" full busy={isBusy} busyLabel={t('signingIn')}>
        {t('goOn')}
      </Button>
      <Button variant="text" size="small" onClick={onBack}>
        <BackIcon /> {t('anotherUser')}
      </Button>
    </form>
  );
}
