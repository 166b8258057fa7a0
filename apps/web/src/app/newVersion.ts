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
