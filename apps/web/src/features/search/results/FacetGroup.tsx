import type { FacetCode } from '@catalogue/api-contract';
import type { ActiveFilter, FacetCounts } from '@catalogue/domain';
import { useState } from 'react';
import { OpenIcon } from '../../../shared/ui/icons';
import { FacetEntries } from './FacetEntries';
import css from './FacetGroup.module.css';

interface FacetGroupProps {
  code: FacetCode;
  title: string;
  counts: FacetCounts;
  /** The chosen values of this facet. */
  active: readonly ActiveFilter[];
  startsOpen: boolean;
  onToggle: (filter: ActiveFilter) => void;
}

export function FacetGroup({ code, title, counts, active, startsOpen, onToggle }: FacetGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen || active.length > 0);
  return (
    <details className="pb-2 border-t" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.title}>
        {title} <OpenIcon />
      </summary>
      {isOpen && <FacetEntries code={code} title={title} counts={counts} active={active} onToggle={onToggle} />}
    </details>
  );
}
