import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { narrowings, type ResultView } from './resultView';
import { useFilters } from './useFilters';

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'e2',
    // On a phone the row scrolls horizontally.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * var(--e4))',
    padding: '6px var(--e4)',
    '& > *': { flex: 'none' },
    _medium: { flexWrap: 'wrap', overflowX: 'visible', marginInline: '0', padding: '0' },
  },
});

/** The active filters, each with a button that removes it. */
export function ResultChips({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const { remove, removeText, clear } = useFilters(view.filters);
  if (narrowings(view) === 0) return null;
  return (
    <Root role="group" aria-label={t('activeFilters')}>
      {view.filters.map((filter) => (
        <Chip
          key={`${filter.tipo} ${filter.campus ?? ''} ${filter.codigo}`}
          label={filter.descricao}
          onRemove={() => remove(filter)}
        />
      ))}
      {view.text !== null && <Chip label={`“${view.text}”`} onRemove={removeText} />}
      <Button variant="text" size="small" onClick={clear}>
        {t('clearFilters')}
      </Button>
    </Root>
  );
}
