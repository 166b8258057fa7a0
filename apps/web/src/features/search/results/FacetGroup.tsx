import { Facet, type FacetCode } from '@catalogue/api-contract';
import type { ActiveFilter, FacetCounts } from '@catalogue/domain';
import { useState } from 'react';
import { OpenIcon } from '../../../shared/ui/icons';
import { FacetEntries } from './FacetEntries';
import type { Filters } from './useFilters';
import type { WholeQuery } from './wholeResult';
import { YearRangeFields } from './YearRangeFields';
import css from './FacetGroup.module.css';

interface FacetGroupProps {
  code: FacetCode;
  title: string;
  counts: FacetCounts | null;
  /** The chosen values of this facet. */
  active: readonly ActiveFilter[];
  startsOpen: boolean;
  whole: WholeQuery | null;
  filters: Filters;
}

export function FacetGroup({ title, startsOpen, ...entries }: FacetGroupProps) {
  const { active, code } = entries;
  const [isOpen, setOpen] = useState(startsOpen || active.length > 0);
  return (
    <details
      className="pb-2 border-t"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      // Its entries are made when it opens.
      data-needs-scripts={isOpen ? undefined : ''}
    >
      <summary className={css.title}>
        {title} <OpenIcon />
      </summary>
      {isOpen && code === Facet.year && (
        <YearRangeFields filters={entries.filters} active={active} counts={entries.counts} />
      )}
      {isOpen && <FacetEntries title={title} {...entries} />}
    </details>
  );
}
