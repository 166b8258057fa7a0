import { createContext, useContext } from 'react';

/** What a page says outside its content. */
interface Said {
  title: string;
  /** 404 where the screen says that nothing is at this address. */
  status: 200 | 404;
}

/** What the server collects while it renders a page. */
export interface PageHead extends Said {
  /** The parts loaded on demand that the page has, by their files (`onDemand`). */
  readonly parts: Set<string>;
  /** Of a reply, what is sent with the page if all of it is too large. */
  readonly partsOfReplies: Map<unknown, () => object | undefined>;
}

/** Null in the browser, where a screen writes to the document itself. */
export const PageHeadContext = createContext<PageHead | null>(null);

/** Sets what the server answers a page with. Has no effect in the browser. */
export function usePageHead(part: Partial<Said>): void {
  const head = useContext(PageHeadContext);
  if (head) Object.assign(head, part);
}

/**
 * Says what of a large reply is sent with the page: enough for the first render in the browser. The screen fetches
 * the rest when it needs it. Has no effect in the browser.
 */
export function usePartOfReply<T extends object>(reply: T | undefined, partOf: (reply: T) => T | undefined): void {
  const head = useContext(PageHeadContext);
  if (head && reply) head.partsOfReplies.set(reply, () => partOf(reply));
}
