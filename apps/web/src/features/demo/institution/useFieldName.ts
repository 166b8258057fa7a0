import { useTranslation } from 'react-i18next';
import { weekdayText } from '../../site/public';
import type { SettingField } from './institutionDraft';

const texts = {
  sigla: 'initials',
  nome: 'institutionName',
  tema: 'colour',
  logo: 'logo',
  denominacao_login: 'loginName',
  msg_login: 'loginText',
  msg_suporte_consulta: 'supportText',
  link_lgpd: 'privacyAddress',
  multa_dia: 'finePerDay',
  desc_biblioteca: 'libraryName',
  feriados: 'holidayLines',
  andares: 'floorLines',
  servicos: 'serviceLines',
  abre: 'opensAt',
  fecha: 'closesAt',
  dias: 'loanDays',
  renovacoes: 'renewals',
  permite_emprestimo: 'mayBeLent',
  permite_reserva: 'mayBeHeld',
  titulo: 'guideTitle',
  descricao: 'guideSummary',
  texto: 'guideText',
  secao: 'guideSection',
} as const;

/** The label of a field, on it and wherever else it is named. */
export function useFieldName() {
  const { t, i18n } = useTranslation('demo');
  return ({ name, weekday = 1 }: SettingField): string => t(texts[name], { day: weekdayText(weekday, i18n.language) });
}
