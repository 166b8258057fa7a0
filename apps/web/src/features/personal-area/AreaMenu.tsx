import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { FoldIcon, UnfoldIcon } from '../../shared/ui/icons';
import { useAreaState } from './areaState';
import { MenuGroups } from './MenuGroups';
import { menuRowRecipe } from './menuRowRecipe';

const Root = styled('nav', {
  base: {
    display: 'none',
    padding: '1rem 0.75rem 2rem',
    borderInlineEnd: '1px solid var(--borda)',
    bg: 'bg.subtle',
    _wide: { display: 'block' },
    '@media print': { display: 'none' },
  },
  variants: {
    folded: {
      true: {
        '& :is(a, button)': { justifyContent: 'center', paddingInline: '0' },
        '& h2, & [data-label]': { srOnly: true },
        '& section + section': {
          marginBlockStart: 'e3',
          paddingBlockStart: 'e3',
          borderBlockStart: '1px solid var(--borda)',
        },
        '& [data-count]': { position: 'absolute', insetBlockStart: '-0.1rem', insetInlineEnd: '-0.1rem' },
        // The label of the hovered or focused row, next to it.
        '&:not([data-hushed]) :is(a, button):is(:hover, :focus-visible) > [data-label]': {
          zIndex: 30,
          insetInlineStart: 'calc(100% + 0.75rem)',
          width: 'max-content',
          height: 'auto',
          overflow: 'visible',
          clipPath: 'none',
          paddingBlock: 'e1',
          paddingInline: 'e3',
          border: '1px solid var(--borda)',
          borderRadius: 'control',
          bg: 'bg.panel',
          color: 'fg',
          boxShadow: 'raised',
        },
      },
    },
  },
});
const Last = styled('div', {
  base: { marginBlockStart: 'e4', paddingBlockStart: 'e2', borderBlockStart: '1px solid var(--borda)' },
});
const Fold = styled('button', menuRowRecipe);

/** The menu next to the area's screens: labels or, when folded, icons with their labels as tooltips. */
export function AreaMenu() {
  const { t } = useTranslation('personal-area');
  const { area, change } = useAreaState();
  const isFolded = !area.menuAberto;
  const { isHushed, unhush } = useHush(isFolded);
  return (
    <Root
      folded={isFolded}
      aria-label={t('menu')}
      data-hushed={isHushed ? '' : undefined}
      onPointerLeave={unhush}
      onBlur={unhush}
    >
      <MenuGroups />
      <Last>
        <Fold type="button" onClick={() => change({ menuAberto: isFolded })}>
          {isFolded ? <UnfoldIcon /> : <FoldIcon />}
          <span data-label="">{t(isFolded ? 'unfold' : 'fold')}</span>
        </Fold>
      </Last>
    </Root>
  );
}

/** Escape hides a tooltip until another one is shown. */
function useHush(canHush: boolean) {
  const [isHushed, setHushed] = useState(false);
  useEffect(() => {
    if (!canHush) return;
    const hush = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHushed(true);
    };
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, [canHush]);
  return { isHushed, unhush: () => setHushed(false) };
}
