import { useEffect, useState, useSyncExternalStore } from 'react';
import { changes } from '../shared/changes';
import { inCatalogue } from '../shared/platform';

const timeout = 5_000;

/** The first script of a page, rendered or not: its last one, since the packages come before it. */
const firstScriptOf = (html: string): string | undefined =>
  Array.from(html.matchAll(/<script type="module"[^>]* src="([^"]*)"/g)).at(-1)?.[1];

/** Whether the server has another version of the app than this page: its first script has another name then. */
export async function hasNewVersion(): Promise<boolean> {
  const own = Array.from(document.querySelectorAll('script[type=module][src]'), (script) => script.getAttribute('src'));
  try {
    const answer = await fetch(inCatalogue('/index.html'), { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const served = firstScriptOf(await answer.text());
    return answer.ok && own.length > 0 && served !== undefined && !own.includes(served);
  } catch {
    // Without a connection nothing is known.
    return false;
  }
}

interface MissingPart {
  isAside: boolean;
}
let missing: MissingPart[] = [];
const { notify, subscribe } = changes();
function change(next: MissingPart[]) {
  missing = next;
  notify();
}
const speaker = () => missing.find(({ isAside }) => !isAside) ?? missing[0];

/**
 * Whether this place shows the notice: after a deployment several parts of a page may be missing, and one notice is
 * enough. `isAside`: the place is beside the screen, whose own notice is shown rather.
 */
export function useIsOnlyNotice(isAside: boolean): boolean {
  const [own] = useState<MissingPart>({ isAside });
  useEffect(() => {
    change([...missing, own]);
    return () => change(missing.filter((other) => other !== own));
  }, [own]);
  return useSyncExternalStore(subscribe, speaker, () => undefined) === own;
}
