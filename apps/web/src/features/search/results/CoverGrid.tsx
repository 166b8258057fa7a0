import type { SearchItem } from '@catalogue/api-contract';
import { Link } from 'react-router-dom';
import { styled } from '../../../shared/theme/styled';
import { Cover } from '../../../shared/ui/Cover';
import { lines } from '../layout';
import { AvailabilityLine } from './AvailabilityLine';
import { coverOf } from './titleFacts';

const Grid = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
    gap: '2rem 1.5rem',
    paddingBlock: 'e5',
  },
});
const Title = styled(Link, {
  base: { display: 'block', color: 'fg', textDecoration: 'none', '&:hover strong': { textDecoration: 'underline' } },
});
const Name = styled('strong', {
  base: { ...lines(2), marginTop: 'e3', fontFamily: 'heading', lineHeight: '1.3' },
});
const Author = styled('p', { base: { ...lines(1), fontSize: 'sm', color: 'fg.muted', marginBottom: 'e1' } });

/** The page's titles by their covers. */
export function CoverGrid({ titles, from }: { titles: readonly SearchItem[]; from: string }) {
  return (
    <Grid>
      {titles.map((title) => (
        <li key={title.cod_acervo}>
          <Title to={`/acervo/${title.cod_acervo}`} state={{ results: from }}>
            <Cover {...coverOf(title)} />
            <Name>{title.descricao}</Name>
          </Title>
          <Author>{title.autor_principal}</Author>
          <AvailabilityLine title={title} brief />
        </li>
      ))}
    </Grid>
  );
}
