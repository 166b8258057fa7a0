import { useTranslation } from 'react-i18next';
import { schemes, useAppearance, zooms, type Appearance } from '../shared/theme/appearance';
import { styled } from '../shared/theme/styled';
import { Select } from '../shared/ui/Select';

const Root = styled('div', {
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 'e3', color: 'fg.muted' },
  variants: {
    rows: {
      false: { '& :is(label, select)': { fontSize: 'xs' } },
      true: {
        display: 'grid',
        gap: 'e3',
        color: 'fg',
        '& button': {
          color: 'fg',
          width: 'full',
          justifyContent: 'space-between',
          minHeight: '2.75rem',
          borderColor: 'border.control',
          borderRadius: 'control',
          paddingInline: 'e3',
        },
        '& a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', paddingInline: 'e3' },
      },
    },
  },
});
const Toggle = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'e2',
    minHeight: '1.75rem',
    paddingInline: 'e2',
    border: '1px solid transparent',
    bg: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:hover': { color: 'fg', textDecoration: 'underline' },
    '&[aria-pressed=true]': { color: 'fg', fontWeight: 'strong', boxShadow: 'inset 0 -2px var(--marca)' },
    _forcedColors: { borderColor: 'Canvas', '&[aria-pressed=true]': { borderColor: 'Highlight' } },
    '&[aria-pressed=true]:focus-visible': { boxShadow: 'inset 0 -2px var(--marca), 0 0 0 6px var(--foco-halo)' },
  },
});
const State = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } });

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
    <Toggle type="button" aria-pressed={isOn} onClick={() => change(part)}>
      {t(text)} {rows && <State aria-hidden>{t(isOn ? 'on' : 'off')}</State>}
    </Toggle>
  );

  return (
    <Root rows={rows} role="group" aria-label={t('accessibility')}>
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
    </Root>
  );
}
