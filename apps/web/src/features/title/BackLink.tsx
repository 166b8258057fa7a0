import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from '../../shared/theme/styled';
import { BackIcon } from '../../shared/ui/icons';

const Line = styled('p', {
  base: { paddingBlock: 'e4', '& a': { display: 'inline-flex', alignItems: 'center', gap: 'e1' } },
});

/** Back to the very results that the reader came from, which pass their address on; else to the search. */
export function BackLink() {
  const { t } = useTranslation('title');
  const { state } = useLocation() as { state: { results?: string } | null };
  return (
    <Line className="no-print">
      <Link to={state?.results ?? '/'}>
        <BackIcon />
        {state?.results ? t('backToResults') : t('searchCatalogue')}
      </Link>
    </Line>
  );
}
