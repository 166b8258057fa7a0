import type { ReactNode } from 'react';

/** What a `*.parts.tsx` file exports. */
export interface PartFile {
  /** The states of the part, by their names; all are shown below one another. */
  states: Record<string, ReactNode>;
  /** Those that cover the page or move the focus: each is shown alone. */
  alone?: Record<string, ReactNode>;
}

const files = import.meta.glob<PartFile>('../src/**/*.parts.tsx');
const nameOf = (file: string): string => file.replace(/^.*\/|\.parts\.tsx$/g, '');
const byName = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/** The names of the parts that have a file, in alphabetical order. */
export const partNames = [...byName.keys()].sort();

/** The states of a part; undefined if there is none of this name. */
export const loadPart = (name: string): Promise<PartFile> | undefined => byName.get(name)?.();
