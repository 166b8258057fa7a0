import { useEffect, useState, useSyncExternalStore } from 'react';
import { changes } from '../shared/changes';
import { inCatalogue } from '../shared/platform';

const timeout = 5_000;

/** The first script of a page, rendered or not: its last one, since the packages come before it. */
const firstScriptOf = (html: string): string | undefined =>
  Array.from(html.matchAll(/<script type="module"[^>]* src="([^"]*)"/g)).at(-1)?.[1];

/** Whether the server has another version of the app than this page: its first script has another name then. */
async function hasNewVersion(): Promise<boolean> {
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
let isOutdated: boolean | null = null;
const { notify, subscribe } = changes();
function change(next: MissingPart[]) {
  missing = next;
  if (next.length === 0) isOutdated = null;
  notify();
}
const speaker = () => missing.find(({ isAside }) => !isAside) ?? missing[0];

/** Asked again for each missing part: a deployment may have ended since the one before. */
async function askForVersion() {
  const isNew = await hasNewVersion();
  if (missing.length === 0) return;
  // An earlier question may be answered later.
  isOutdated = isOutdated === true || isNew;
  notify();
}

/**
 * Of a missing part: whether this place shows the notice, and whether the server has a newer version (null while it is
 * asked). After a deployment several parts of a page may be missing, and one notice is enough. `isAside`: the place is
 * beside the screen, whose own notice is shown rather.
 */
export function useMissingPart(isAside: boolean): { isOnly: boolean; isOutdated: boolean | null } {
  const [own] = useState<MissingPart>({ isAside });
  useEffect(() => {
    change([...missing, own]);
    void askForVersion();
    return () => change(missing.filter((other) => other !== own));
  }, [own]);
  return {
    isOnly: useSyncExternalStore(subscribe, speaker, () => undefined) === own,
    isOutdated: useSyncExternalStore(
      subscribe,
      () => isOutdated,
      () => null,
    ),
  };
}
