import type { ShownDeclaration } from '@catalogue/api-contract';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, dateLocale, useTableDate, useTimeZone } from '../../shared/dates';
import { DataList } from '../../shared/ui/DataList';
import { CaptchaIcon as GenuineIcon, ErrorIcon, WarningIcon } from '../../shared/ui/icons';
import { useGetDocumentKeyQuery } from './clearance.api';
import css from './Verdict.module.css';

const looks = {
  valida: { tone: 'ok', Icon: GenuineIcon },
  vencida: { tone: 'warning', Icon: WarningIcon },
  cancelada: { tone: 'error', Icon: ErrorIcon },
  adulterada: { tone: 'error', Icon: ErrorIcon },
  sem_assinatura: { tone: 'warning', Icon: WarningIcon },
  desconhecida: { tone: 'error', Icon: ErrorIcon },
} as const;

interface PanelProps {
  situation: keyof typeof looks;
  title: string;
  children: ReactNode;
}

/** The answer to a check, announced when it arrives (LOOK-2 §6). */
function VerdictPanel({ situation, title, children }: PanelProps) {
  const id = useId();
  const { tone, Icon } = looks[situation];
  return (
    <section className={css.panel} data-tone={tone} role="status" aria-labelledby={id}>
      <Icon className={css.icon} />
      <div className={css.content}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** What a declaration is, by its code: true and good, over, or cancelled. */
export function Verdict({ shown }: { shown: ShownDeclaration }) {
  const { t, i18n } = useTranslation('clearance');
  const date = useTableDate();
  const timeZone = useTimeZone();
  const { situacao, numero, nome, cpf, emitente, desc_biblioteca } = shown;
  const { assinada_em, valida_ate, cancelada_em, assinatura } = shown;
  const time = dateFormat(dateLocale(i18n.language), { timeZone, timeStyle: 'short' }).format(new Date(assinada_em));
  return (
    <VerdictPanel situation={situacao} title={t(`verdict_${situacao}`, { date: date(cancelada_em ?? valida_ate) })}>
      <p>{t(`verdictWhat_${situacao}`)}</p>
      <DataList
        items={[
          { label: t('document'), value: t('documentName', { number: numero }) },
          { label: t('inNameOf'), value: nome },
          ...(cpf === null ? [] : [{ label: t('cpfShort'), value: cpf }]),
          { label: t('signedAt'), value: `${date(assinada_em)}, ${time}` },
          { label: t('goodUntil'), value: date(valida_ate) },
          ...(emitente === null ? [] : [{ label: t('issuer'), value: emitente }]),
          { label: t('signedBy'), value: desc_biblioteca },
        ]}
      />
      {assinatura && <SignatureDetails {...assinatura} />}
    </VerdictPanel>
  );
}

/** The signature, the text that it is of and the public key, for who wants to check them by themselves. */
function SignatureDetails({ texto, valor }: { texto: string; valor: string }) {
  const { t } = useTranslation('clearance');
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetDocumentKeyQuery(undefined, { skip: !isOpen });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('seeSignature')}</summary>
      <p className="muted">{t('signatureWhat')}</p>
      <h3>{t('signedWords')}</h3>
      <pre className={css.words}>{texto}</pre>
      <h3>{t('signatureValue')}</h3>
      <pre className={css.words}>{valor}</pre>
      <h3>
        {t('publicKey')}
        {data && ` (${data.algoritmo})`}
      </h3>
      <pre className={css.words}>{data?.chave ?? '…'}</pre>
    </details>
  );
}

/** No declaration has this code. */
export function UnknownDeclaration({ code }: { code: string }) {
  const { t } = useTranslation('clearance');
  return (
    <VerdictPanel situation="desconhecida" title={t('checkUnavailable')}>
      <p>
        {t('checkUnavailableWhat')} <strong className={css.code}>{code}</strong>
      </p>
      <p className="muted">{t('checkLetters')}</p>
    </VerdictPanel>
  );
}
