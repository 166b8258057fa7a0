import { styled } from '../theme/styled';
import { DataList, type DataListProps } from './DataList';

const Root = styled('details', {
  base: {
    fontWeight: 'normal',
    fontSize: 'sm',
    marginTop: 'e1',
    '& > summary': {
      width: 'fit-content',
      paddingBlock: 'e1',
      cursor: 'pointer',
      color: 'marca.fg',
    },
    '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

/** The fields of a row that have no column, in a disclosure. */
export function RowDetails({ summary, items }: { summary: string; items: DataListProps['items'] }) {
  return (
    <Root>
      <summary>{summary}</summary>
      <DataList stacked items={items} />
    </Root>
  );
}
