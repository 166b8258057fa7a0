import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { CloseIcon } from './icons';

const Root = styled('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'e2',
    minHeight: '2rem',
    paddingInline: '0.75rem 0.5rem',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'marca.solid',
    borderRadius: '99px',
    bg: 'marca.subtle',
    color: 'fg',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'marca.muted' },
    '& > .lucide': { width: '1rem', height: '1rem' },
    // Looks 36 px high, with a touch target of 46.
    _touch: { minHeight: '2.25rem', '&::after': { content: '""', position: 'absolute', inset: '-5px 0' } },
  },
});

interface ChipProps {
  /** The filter; also the name in the accessible label of the removal. */
  label: string;
  onRemove: () => void;
}

/** An active filter; a click removes it. */
export function Chip({ label, onRemove }: ChipProps) {
  const { t } = useTranslation('shared');
  return (
    <Root type="button" aria-label={t('removeFilter', { label })} onClick={onRemove}>
      {label} <CloseIcon />
    </Root>
  );
}
