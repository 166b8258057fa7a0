import { SummaryType } from '@catalogue/api-contract';
import { isWebAddress } from '@catalogue/domain';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { EmptyState } from '../../shared/ui/EmptyState';
import { OutsideIcon } from '../../shared/ui/icons';
import { useListSummariesQuery } from './serials.api';
import css from './SummariesTab.module.css';

interface SummariesTabProps {
  codAcervo: string;
  /** Articles of a serial (`/sumarios`) or chapters of a book (`/sumarios-livros`). */
  of: keyof typeof SummaryType;
  /** The author of the whole title, whom its chapters need not repeat. */
  author?: string | null;
}

/** The table of contents of a title. */
export function SummariesTab({ codAcervo, of, author = null }: SummariesTabProps) {
  const { t } = useTranslation('serials');
  const query = useListSummariesQuery({ params: { id: codAcervo } });
  return (
    <QueryView query={query} failed={t('summariesFailed')}>
      {(lines) => {
        const shown = lines.filter(({ tipo }) => tipo === SummaryType[of]);
        if (shown.length === 0) return <EmptyState title={t('noSummaries')} />;
        return (
          <ol className="measure py-4">
            {shown.map(({ seq, titulo, autor, paginas, url }, at) => (
              <li className={clsx(css.line, of === 'book' && css.lineNumbered)} key={seq}>
                {of === 'book' && <span className={css.number}>{at + 1}</span>}
                <span className={css.title}>
                  {url && isWebAddress(url) ? (
                    <a href={url} rel="noopener noreferrer external">
                      {titulo}
                      <OutsideIcon />
                    </a>
                  ) : (
                    titulo
                  )}
                </span>
                {paginas && <span className="num">{t('pages', { pages: paginas })}</span>}
                {autor && autor !== author && <p className={css.author}>{autor}</p>}
              </li>
            ))}
          </ol>
        );
      }}
    </QueryView>
  );
}
