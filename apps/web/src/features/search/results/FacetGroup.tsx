import type { FacetCode } from '@catalogue/api-contract';
import type { ActiveFilter, FacetCounts } from '@catalogue/domain';
import { useState } from 'react';
import { styled } from '../../../shared/theme/styled';
import { OpenIcon } from '../../../shared/ui/icons';
import { FacetEntries } from './FacetEntries';

const Root = styled('details', {
  base: {
    borderTop: '1px solid var(--borda)',
    paddingBottom: 'e2',
    '&[open] > summary .lucide': { transform: 'rotate(180deg)' },
  },
});
const Title = styled('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '2.75rem',
    listStyle: 'none',
    fontWeight: 'strong',
    '&::-webkit-details-marker': { display: 'none' },
    '& > .lucide': { width: '1rem', height: '1rem' },
  },
});

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
    <Root open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Title>
        {title} <OpenIcon />
      </Title>
      {isOpen && <FacetEntries code={code} title={title} counts={counts} active={active} onToggle={onToggle} />}
    </Root>
  );
}
