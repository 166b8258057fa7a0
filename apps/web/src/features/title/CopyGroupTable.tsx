import type { CopyEntry } from '@catalogue/api-contract';
import type { CopyGroup } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Availability } from '../../shared/ui/Availability';
import { OpenIcon } from '../../shared/ui/icons';
import { useCopyText } from './copyText';
import css from './CopyGroupTable.module.css';

interface CopyGroupTableProps {
  name: string;
  groups: readonly CopyGroup<CopyEntry>[];
  hasVolumes: boolean;
}

/**
 * A row for each group of equal copies: a table, or on a phone three lines. The roles are explicit, since `display`
 * removes those of a table.
 */
export function CopyGroupTable({ name, groups, hasVolumes }: CopyGroupTableProps) {
  const { t } = useTranslation('title');
  const text = useCopyText();
  const columns = [
    'status',
    'return',
    'place',
    'loanType',
    ...(hasVolumes ? ['volume' as const] : []),
    'copy',
  ] as const;
  return (
    <table className={css.root} role="table">
      <caption>{name}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {groups.map((group) => {
          const [copy] = group.copies;
          if (!copy) return null;
          return (
            <tr key={copy.cod_exemplar} role="row">
              <td role="cell" className={css.state}>
                <Availability state={group.state === 'away' ? 'lent' : group.state}>{text.state(group)}</Availability>
              </td>
              <td role="cell" className={css.returns}>
                {text.returns(group)}
              </td>
              <td role="cell" className={css.place}>
                {copy.localizacao}
              </td>
              <td role="cell" className={css.loanType}>
                {text.loanType(copy)}
              </td>
              {hasVolumes && (
                <td role="cell" className={css.volume}>
                  {text.volume(copy)}
                </td>
              )}
              <td role="cell" className={css.numbers}>
                <details>
                  <summary>
                    {t('copyNumbers', { count: group.copies.length })}
                    <OpenIcon />
                  </summary>
                  <span className="num">{group.copies.map(({ cod_exemplar }) => cod_exemplar).join(', ')}</span>
                </details>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
