import { SummaryType } from '@catalogue/api-contract';
import { isWebAddress } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { styled } from '../../shared/theme/styled';
import { EmptyState } from '../../shared/ui/EmptyState';
import { OutsideIcon } from '../../shared/ui/icons';
import { useListSummariesQuery } from './serials.api';

const List = styled('ol', { base: { maxWidth: '45rem', paddingBlock: 'e4' } });
const Line = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'e4',
    paddingBlock: 'e3',
    borderBlockEnd: '1px solid var(--borda)',
    overflowWrap: 'anywhere',
    '& > :first-of-type': { fontFamily: 'heading', fontSize: 'lg', lineHeight: '1.3' },
    '& .lucide': { width: '1rem', height: '1rem', marginInlineStart: 'e1', verticalAlign: '-0.1em' },
  },
});
const Author = styled('p', { base: { gridColumn: '1 / -1', fontSize: 'sm', color: 'fg.muted' } });

interface SummariesTabProps {
  codAcervo: string;
  /** Articles of a serial (`/sumarios`) or chapters of a book (`/sumarios-livros`). */
  of: keyof typeof SummaryType;
}

/** The table of contents of a title. */
export function SummariesTab({ codAcervo, of }: SummariesTabProps) {
  const { t } = useTranslation('serials');
  const query = useListSummariesQuery({ params: { id: codAcervo } });
  return (
    <QueryView query={query} failed={t('summariesFailed')}>
      {(lines) => {
        const shown = lines.filter(({ tipo }) => tipo === SummaryType[of]);
        if (shown.length === 0) return <EmptyState title={t('noSummaries')} />;
        return (
          <List>
            {shown.map(({ seq, titulo, autor, paginas, url }) => (
              <Line key={seq}>
                <span>
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
                {autor && <Author>{autor}</Author>}
              </Line>
            ))}
          </List>
        );
      }}
    </QueryView>
  );
}
