import { requestTypes, type InstitutionSettings } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { weekdayText } from '../../site/public';
import type { TheirValue } from './changedByBoth';
import type { InstitutionDraft, ListName, SettingField } from './institutionDraft';

const labels = {
  instituicao: {
    sigla: 'initials',
    nome: 'institutionName',
    tema: 'colour',
    logo: 'logo',
    denominacao_login: 'loginName',
    msg_login: 'loginText',
    msg_suporte_consulta: 'supportText',
    link_lgpd: 'privacyAddress',
    multa_dia: 'finePerDay',
  },
  campi: { nome_campus: 'campusName' },
  bibliotecas: {
    sigla: 'libraryCode',
    desc_biblioteca: 'libraryName',
    cod_campus: 'libraryCampus',
    feriados: 'holidayLines',
    andares: 'floorLines',
    servicos: 'serviceLines',
    locais_recebimento: 'placeLines',
    abre: 'opensAt',
    fecha: 'closesAt',
  },
  tipos_emprestimo: {
    descricao: 'loanTypeName',
    dias: 'loanDays',
    renovacoes: 'renewals',
    permite_emprestimo: 'mayBeLent',
    permite_reserva: 'mayBeHeld',
  },
  solicitacoes: { dias_uteis: 'requestDays', valor: 'requestPrice', paginas: 'requestPages' },
  guias: { titulo: 'guideTitle', descricao: 'guideSummary', texto: 'guideText', secao: 'guideSection' },
  perguntas: { pergunta: 'question', resposta: 'answer' },
  informacoes: { texto: 'informationText' },
} as const;

type Labels = typeof labels;
type Label = { [Part in keyof Labels]: Labels[Part][keyof Labels[Part]] }[keyof Labels];
const labelsOf: Readonly<Record<ListName | 'instituicao', Readonly<Record<string, Label | undefined>>>> = labels;

/** The label of a field, on it and wherever else it is named. */
export function useFieldName() {
  const { t, i18n } = useTranslation('demo');
  return ({ list, name, weekday = 1 }: SettingField): string => {
    const key = labelsOf[list ?? 'instituicao'][name];
    return key === undefined ? name : t(key, { day: weekdayText(weekday, i18n.language) });
  };
}

/** What a reader calls a row: its name, or its place. */
export function useRowName() {
  const { t } = useTranslation('demo');
  const nameIn = ({ campi, bibliotecas, tipos_emprestimo, ...texts }: InstitutionDraft, list: ListName, at: number) => {
    if (list === 'campi') return campi[at]?.nome_campus;
    if (list === 'bibliotecas') return bibliotecas[at]?.desc_biblioteca || bibliotecas[at]?.sigla;
    if (list === 'tipos_emprestimo') return tipos_emprestimo[at]?.descricao;
    if (list === 'guias') return texts.guias[at]?.titulo;
    if (list === 'perguntas') return texts.perguntas[at]?.pergunta;
    return texts.informacoes[at]?.split('\n', 1)[0]?.slice(0, 60);
  };
  return (draft: InstitutionDraft, list: ListName, at: number): string =>
    list === 'solicitacoes'
      ? t(`request_${requestTypes[at] ?? requestTypes[0]}`)
      : nameIn(draft, list, at)?.trim() || String(at + 1);
}

/** Values that others have published, with their fields: those that fit into a line. */
export function useValueNames() {
  const { i18n } = useTranslation('demo');
  const nameOf = useFieldName();
  const rowName = useRowName();
  const textOf = (value: unknown) => {
    if (typeof value === 'number') return value.toLocaleString(i18n.language);
    if (typeof value === 'string' && !value.startsWith('data:')) return value || '–';
    return value === null || value === undefined ? '–' : undefined;
  };
  return (draft: InstitutionDraft, values: readonly TheirValue[]): string[] =>
    values.map(({ value, ...field }) => {
      const { list, at = 0 } = field;
      return [list && rowName(draft, list, at), nameOf(field), textOf(value)].filter((part) => part).join(': ');
    });
}

/** The headings of the form. */
const headings = {
  instituicao: 'identity',
  campi: 'campuses',
  bibliotecas: 'libraryHours',
  tipos_emprestimo: 'loanRules',
  solicitacoes: 'requestConditions',
  guias: 'guides',
  perguntas: 'questions',
  informacoes: 'information',
} as const;

/** What the form calls a part of the institution's data. */
export function usePartName() {
  const { t } = useTranslation('demo');
  return (part: keyof InstitutionDraft): string => t(headings[part]);
}

const wholeLists = { guias: 'guides', perguntas: 'questions', informacoes: 'information' } as const;

/** What is changed, as a reader calls it: each field of the institution, each row, each list that is stored as a whole. */
export function useChangeNames() {
  const { t } = useTranslation('demo');
  const nameOf = useFieldName();
  return ({ instituicao = {}, campi = [], bibliotecas = [], ...changes }: InstitutionSettings): string[] => [
    ...Object.keys(instituicao).map((name) => nameOf({ name })),
    ...campi.map(({ nome_campus }) => nome_campus),
    ...bibliotecas.map(({ sigla, desc_biblioteca }) => desc_biblioteca || sigla),
    ...(changes.tipos_emprestimo ?? []).map(({ descricao }) => descricao),
    ...(changes.solicitacoes ?? []).map(({ tipo }) => t(`request_${tipo}`)),
    ...(['guias', 'perguntas', 'informacoes'] as const).flatMap((list) => (changes[list] ? [t(wholeLists[list])] : [])),
  ];
}
