import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../shared/settings';
import { brandOf } from '../../../shared/theme/brand';
import { brandColours, contrast } from '../../../shared/theme/brandColours';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { OkIcon } from '../../../shared/ui/icons';
import { FieldBox } from '../../../shared/ui/TextField';
import type { FieldProps } from './institutionDraft';
import css from './ColourField.module.css';

interface ColourFieldProps extends ReturnType<FieldProps> {
  /** A colour `#rrggbb`, or the name of a theme of the configuration. */
  theme: string;
  sigla: string;
  onChange: (theme: string) => void;
}

/** As tokens.css has it. */
const standardColour = '#0f4c5c';
const paper = '#ffffff';
const darkPanel = '#1a2322';

/** The colour as it is typed, the shade that is used, and its contrast where it stands (LOOK §2). */
export function ColourField({ id, label, error, theme, sigla, onChange }: ColourFieldProps) {
  const { t, i18n } = useTranslation('demo');
  const { brands } = useSettings();
  const colour = brandOf({ tema: theme, sigla }, brands);
  const ratio = (one: string, other: string) =>
    `${new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(contrast(one, other))}:1`;
  return (
    <div>
      <Field {...{ id, label, error }} hint={colour === null && !error && t('standardColour')}>
        {(control) => (
          <div className={css.field}>
            <input
              className={css.picker}
              type="color"
              aria-label={t('chooseColour')}
              value={colour ?? standardColour}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
            <FieldBox
              {...control}
              className="mono"
              spellCheck={false}
              value={theme}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </div>
        )}
      </Field>
      {colour && <Contrasts colour={colour} ratio={ratio} />}
    </div>
  );
}

function Contrasts({ colour, ratio }: { colour: string; ratio: (one: string, other: string) => string }) {
  const { t, i18n } = useTranslation('demo');
  const { light, dark } = brandColours(colour);
  const rows = [
    { text: t('contrastButton'), ink: light['brand-on'], ground: light.brand, target: 7 },
    { text: t('contrastGround'), ink: light['brand-ground-on'], ground: light['brand-ground'], target: 10 },
    { text: t('contrastLink'), ink: light['brand-fg'], ground: paper, target: 7 },
    { text: t('contrastDark'), ink: dark['brand-fg'], ground: darkPanel, target: 8.5 },
  ];
  return (
    <>
      {light.brand !== colour.toLowerCase() && (
        <div className="mt-3">
          <Notice tone="info">
            {t('darkerColour', { colour, contrast: ratio(colour, paper), used: light.brand })}
          </Notice>
        </div>
      )}
      <ul className={css.contrasts} aria-label={t('contrast')}>
        {rows.map(({ text, ink, ground, target }) => (
          <li className={css.contrast} key={text}>
            <span className={css.sample} style={{ color: ink, background: ground }} aria-hidden>
              Aa
            </span>
            <span>{text}</span>
            <span className="num strong">{ratio(ink, ground)}</span>
            <span className={css.target}>
              <OkIcon /> {t('contrastTarget', { target: target.toLocaleString(i18n.language) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm muted">{t('contrastHigh')}</p>
    </>
  );
}
