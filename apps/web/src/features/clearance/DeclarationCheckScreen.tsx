import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import type { CallFailure } from '@catalogue/domain';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TextField } from '../../shared/ui/TextField';
import { useAddress } from '../../shared/useAddress';
import { useCheckDeclarationQuery } from './clearance.api';
import { UnknownDeclaration, Verdict } from './Verdict';
import css from './DeclarationCheckScreen.module.css';

// The refusal of our own call; another 404 is of a server that has no such call.
const unknownDocument = 'Documento não encontrado.';

/** `/conferir?codigo=`: whether a declaration that somebody shows is true, without a sign-in (LOOK-2 §6). */
export function DeclarationCheckScreen() {
  const { t } = useTranslation('clearance');
  const [address, change] = useAddress();
  const codigo = address.get('codigo')?.trim() ?? '';
  const [typed, setTyped] = useState(codigo);
  const [isMissing, setMissing] = useState(false);
  const query = useCheckDeclarationQuery({ params: { codigo } }, { skip: codigo === '' });
  const failure = query.error as CallFailure | undefined;

  function check(event: FormEvent) {
    event.preventDefault();
    const code = typed.trim();
    setMissing(code === '');
    if (code === '') return;
    if (code === codigo) void query.refetch();
    else change({ codigo: code });
  }
  return (
    <div className={css.root}>
      <PageTitle>{t('checkTitle')}</PageTitle>
      <p className="muted">{t('checkWhat')}</p>
      <form className={css.form} onSubmit={check} role="search" aria-label={t('checkTitle')} noValidate>
        <TextField
          className={css.code}
          size="hero"
          label={t('checkCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={isMissing ? t('missingCode') : undefined}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="brand" size="hero" busy={query.isFetching}>
          {t('check')}
        </Button>
      </form>
      {codigo !== '' &&
        (failure?.status === 404 && failure.message === unknownDocument && !query.isFetching ? (
          <UnknownDeclaration code={codigo} />
        ) : failure?.status === 404 && !query.isFetching ? (
          // Nothing is known there, so nothing is said about the document.
          <Notice tone="warning" role="status">
            {t('checkNotServed')}
          </Notice>
        ) : (
          <QueryView query={query} failed={({ status }) => (status === 429 ? t('checkTooOften') : t('checkFailed'))}>
            {(shown) => <Verdict shown={shown} />}
          </QueryView>
        ))}
    </div>
  );
}
