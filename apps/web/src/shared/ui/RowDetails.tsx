import { DataList, type DataListProps } from './DataList';
import css from './RowDetails.module.css';

/** The fields of a row that have no column, in a disclosure. */
export function RowDetails({ summary, items }: { summary: string; items: DataListProps['items'] }) {
  return (
    <details className={css.root}>
      <summary>{summary}</summary>
      <DataList stacked items={items} />
    </details>
  );
}
