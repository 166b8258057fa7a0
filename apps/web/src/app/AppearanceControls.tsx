import { useTranslation } from 'react-i18next';
import { schemes, useAppearance, zooms, type Appearance } from '../shared/theme/appearance';
import { Select } from '../shared/ui/Select';
import css from './AppearanceControls.module.css';

interface AppearanceControlsProps {
  rows?: boolean;
  /** The address of the self-service window, when the server has one. */
  selfService?: string;
}

/**
 * Size, colours, bold, dark mode, sign language, self-service. `rows`: one per row, for a drawer; otherwise in a line,
 * for the bar.
 */
export function AppearanceControls({ rows = false, selfService }: AppearanceControlsProps) {
  const { t } = useTranslation('app');
  const { appearance, isDark, change } = useAppearance();
  const isContrast = appearance.cor === 'contraste';

  const toggle = (text: 'bold' | 'darkMode' | 'signLanguage', isOn: boolean, part: Partial<Appearance>) => (
    <button className={css.toggle} type="button" aria-pressed={isOn} onClick={() => change(part)}>
      {t(text)}{' '}
      {rows && (
        <span className="text-sm muted" aria-hidden>
          {t(isOn ? 'on' : 'off')}
        </span>
      )}
    </button>
  );

  return (
    <div className={rows ? css.rows : css.bar} role="group" aria-label={t('accessibility')}>
      <Select
        inline={!rows}
        size={rows ? 'normal' : 'bar'}
        label={t('zoom')}
        value={String(appearance.zoom)}
        onChange={(value) => change({ zoom: zooms.find((zoom) => String(zoom) === value) ?? 0 })}
        options={zooms.map((zoom) => ({ value: String(zoom), label: `${zoom}%` }))}
      />
      <Select
        inline={!rows}
        size={rows ? 'normal' : 'bar'}
        label={t('colours')}
        value={appearance.cor}
        onChange={(value) => change({ cor: schemes.find((scheme) => scheme === value) ?? 'normal' })}
        options={schemes.map((scheme) => ({ value: scheme, label: t(`scheme_${scheme}`) }))}
      />
      {toggle('bold', appearance.negrito, { negrito: !appearance.negrito })}
      {!isContrast && toggle('darkMode', isDark, { modo: isDark ? 'claro' : 'escuro' })}
      {toggle('signLanguage', appearance.libras, { libras: !appearance.libras })}
      {selfService && (
        <a href={selfService} target="_blank" rel="noopener noreferrer">
          {t('selfService')}
        </a>
      )}
    </div>
  );
}
