import { DataList, type DataListProps } from './DataList';
import css from './RowDetails.module.css';

interface RowDetailsProps {
  summary: string;
  /** The row, for who hears several of them. */
  about: string;
  items: DataListProps['items'];
}

/** The fields of a row that have no column, in a disclosure. */
export function RowDetails({ summary, about, items }: RowDetailsProps) {
  return (
    <details className={css.root}>
      <summary>
        {summary}
        <span className="sr-only">: {about}</span>
      </summary>
      <DataList stacked items={items} />
    </details>
  );
}
