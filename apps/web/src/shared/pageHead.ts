import { createContext, useContext } from 'react';

/** What a page says outside its content, collected while the server renders it. */
export interface PageHead {
  title: string;
  /** 404 where the screen says that nothing is at this address. */
  status: 200 | 404;
}

/** Null in the browser, where a screen writes to the document itself. */
export const PageHeadContext = createContext<PageHead | null>(null);

/** Sets what the server answers a page with. Has no effect in the browser. */
export function usePageHead(part: Partial<PageHead>): void {
  const head = useContext(PageHeadContext);
  if (head) Object.assign(head, part);
}
