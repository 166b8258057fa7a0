import type { ShownDeclaration } from '@catalogue/api-contract';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, dateLocale, useTableDate, useTimeZone } from '../../shared/dates';
import { DataList } from '../../shared/ui/DataList';
import { CaptchaIcon as GenuineIcon, ErrorIcon, WarningIcon } from '../../shared/ui/icons';
import css from './Verdict.module.css';

const looks = {
  valida: { tone: 'ok', Icon: GenuineIcon },
  vencida: { tone: 'warning', Icon: WarningIcon },
  cancelada: { tone: 'error', Icon: ErrorIcon },
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
      <Icon className={css.seal} />
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
  const { situacao, numero, nome, cpf, desc_biblioteca, assinada_em, valida_ate, cancelada_em } = shown;
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
          { label: t('signedBy'), value: desc_biblioteca },
        ]}
      />
    </VerdictPanel>
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
