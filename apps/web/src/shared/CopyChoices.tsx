import { undivided } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { SelectOrText } from './ui/SelectOrText';

/** Which copy is wanted; '' for a field that is not chosen yet. */
export interface CopyChoice {
  volume: string;
  tomo: string;
  parte: string;
  material_adicional: string;
}

/** The options that a title's copies offer. */
interface CopyOptions {
  volumes: string[];
  tomos: string[];
  partes: string[];
  materiais: string[];
}

const choices = [
  { name: 'volume', list: 'volumes' },
  { name: 'tomo', list: 'tomos' },
  { name: 'parte', list: 'partes' },
  { name: 'material_adicional', list: 'materiais' },
] as const;
const materials = { principal: 'material_principal', adicional: 'material_adicional_copia' } as const;

/** The text for a copy's material, or the value itself when it is unknown. */
export function useMaterialWord() {
  const { t } = useTranslation('shared');
  return (material: string) => (material in materials ? t(materials[material as keyof typeof materials]) : material);
}

/** The choice made, completed with fields that have a single option, such as the only volume (ruling D18). */
export const completedChoice = (options: CopyOptions, chosen: Partial<CopyChoice>): CopyChoice => {
  return {
    volume: offeredOrOnly(chosen.volume, options.volumes),
    tomo: offeredOrOnly(chosen.tomo, options.tomos),
    parte: offeredOrOnly(chosen.parte, options.partes),
    material_adicional: offeredOrOnly(chosen.material_adicional, options.materiais),
  };
};

/** The chosen value if it is still offered; else the only option, or '' when there are several. */
export const offeredOrOnly = (chosen: string | undefined, offered: readonly string[]): string =>
  chosen !== undefined && offered.includes(chosen) ? chosen : offered.length === 1 ? (offered[0] ?? '') : '';

/** The id of a choice's box, for links to it. */
export const choiceId = (name: keyof CopyChoice) => `escolha-${name}`;

interface CopyChoicesProps {
  options: CopyOptions;
  chosen: CopyChoice;
  onChoose: (part: Partial<CopyChoice>) => void;
  errorOf: (name: keyof CopyChoice) => string | undefined;
}

/** Volume, tome, part and material of the wanted copy (D1 §5); shows only the fields that the title has. */
export function CopyChoices({ options, chosen, onChoose, errorOf }: CopyChoicesProps) {
  const { t } = useTranslation('shared');
  const materialWord = useMaterialWord();
  const word = (value: string) => (value === undivided ? t('undivided') : materialWord(value));
  return choices
    .filter(({ list }) => options[list].some((value) => value !== undivided))
    .map(({ name, list }) => (
      <SelectOrText
        key={name}
        id={choiceId(name)}
        label={t(`choice_${name}`)}
        placeholder={t('choose')}
        options={options[list].map((value) => ({ value, label: word(value) }))}
        value={chosen[name]}
        onChange={(value) => onChoose({ [name]: value })}
        error={errorOf(name)}
      />
    ));
}
