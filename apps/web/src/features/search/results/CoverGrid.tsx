import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { styled } from '../../../shared/theme/styled';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { TitleCover } from '../../links/public';
import { lines } from '../layout';
import { AvailabilityLine } from './AvailabilityLine';
import type { ListedTitles } from './ResultRows';
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

// In the corner of the cover, with its own background.
const Tick = styled('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    bg: 'bg.panel',
    borderEndStartRadius: 'control',
    padding: 'e1',
  },
});
const Item = styled('li', { base: { position: 'relative' } });

/** The page's titles as a grid of covers. */
export function CoverGrid({ titles, from, selection }: ListedTitles) {
  const { t } = useTranslation(['search', 'shared']);
  return (
    <Grid>
      {titles.map((title) => (
        <Item key={title.cod_acervo}>
          <Title to={paths.title(title.cod_acervo)} state={from}>
            <TitleCover {...coverOf(title)} />
            <Name>{title.descricao}</Name>
          </Title>
          {selection && (
            <Tick>
              <Checkbox
                aria-label={t('selectTitle', { ns: 'shared', title: title.descricao })}
                checked={selection.selected.has(title.cod_acervo)}
                onChange={() => selection.toggle(title.cod_acervo)}
              />
            </Tick>
          )}
          <Author>{title.autor_principal}</Author>
          <AvailabilityLine title={title} brief />
        </Item>
      ))}
    </Grid>
  );
}
