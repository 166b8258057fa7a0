import type { ReactNode } from 'react';
import type { CheckedRows } from '../checkedRows';
import { Checkbox } from './Checkbox';

interface CheckAllProps {
  codes: readonly string[];
  rows: CheckedRows;
  children: ReactNode;
}

/** Checks all of these rows, or none. */
export function CheckAll({ codes, rows, children }: CheckAllProps) {
  const count = codes.filter(rows.isChosen).length;
  const isAll = count === codes.length;
  return (
    <Checkbox checked={isAll} indeterminate={count > 0 && !isAll} onChange={(isOn) => rows.set(codes, isOn)}>
      {children}
    </Checkbox>
  );
}
