import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { narrowings, type ResultView } from './resultView';
import { useFilters } from './useFilters';
import css from './ResultChips.module.css';

/** The active filters, each with a button that removes it. */
export function ResultChips({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const { remove, removeText, clear } = useFilters(view.filters);
  if (narrowings(view) === 0) return null;
  return (
    <div className={css.root} role="group" aria-label={t('activeFilters')}>
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
    </div>
  );
}
