import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { HeadingText } from '../../../shared/ui/HeadingText';
import { BookIcon, ClockIcon, InterestIcon, PersonIcon, SearchIcon } from '../../../shared/ui/icons';
import { AvailabilityLine } from '../../../shared/AvailabilityLine';
import type { Suggestion } from './useSuggestions';
import css from './TermField.module.css';

const icons = {
  pastSearch: ClockIcon,
  title: BookIcon,
  name: PersonIcon,
  subject: InterestIcon,
  everything: SearchIcon,
};

export function SuggestionRow({ suggestion: { kind, text, detail, total, title } }: { suggestion: Suggestion }) {
  const { t, i18n } = useTranslation('search');
  const Icon = icons[kind];
  return (
    <>
      <Icon />
      <span className={css.lines}>
        <span className={css.what}>
          <span className={clsx(kind === 'title' && css.title)}>
            {kind === 'everything' ? t('searchEverything', { term: text }) : <HeadingText text={text} />}
          </span>{' '}
          {detail && (
            <span className="text-xs muted">
              <HeadingText text={detail} />
            </span>
          )}
        </span>{' '}
        {title && <AvailabilityLine title={title} brief inline />}
        {total !== undefined && (
          <span className="text-sm muted num">
            {t('titleCount', { count: total, total: total.toLocaleString(i18n.language) })}
          </span>
        )}
      </span>
    </>
  );
}
