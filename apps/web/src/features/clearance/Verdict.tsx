import type { ShownDeclaration } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useTableDate } from '../../shared/dates';
import { DataList } from '../../shared/ui/DataList';
import { Notice } from '../../shared/ui/Notice';

const tones = { valida: 'ok', vencida: 'warning', cancelada: 'error' } as const;

/** What a declaration is, by its code: true and good, over, or cancelled. */
export function Verdict({ shown }: { shown: ShownDeclaration }) {
  const { t } = useTranslation('clearance');
  const date = useTableDate();
  const { situacao, numero, nome, cpf, desc_biblioteca, assinada_em, valida_ate, cancelada_em } = shown;
  const title = t(`verdict_${situacao}`, { date: date(cancelada_em ?? valida_ate) });
  return (
    <Notice tone={tones[situacao]} role="status" title={title}>
      <p>{t(`verdictWhat_${situacao}`)}</p>
      <DataList
        items={[
          { label: t('document'), value: t('documentName', { number: numero }) },
          { label: t('inNameOf'), value: nome },
          ...(cpf === null ? [] : [{ label: t('cpfShort'), value: cpf }]),
          { label: t('signedAt'), value: date(assinada_em) },
          { label: t('goodUntil'), value: date(valida_ate) },
          { label: t('signedBy'), value: desc_biblioteca },
        ]}
      />
    </Notice>
  );
}

/** No declaration has this code. */
export function UnknownDeclaration({ code }: { code: string }) {
  const { t } = useTranslation('clearance');
  return (
    <Notice tone="error" role="status" title={t('checkUnavailable')}>
      <p>{t('checkUnavailableWhat', { code })}</p>
      <p>{t('checkLetters')}</p>
    </Notice>
  );
}
