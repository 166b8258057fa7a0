const timeout = 5_000;

const firstScriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src');

/** Whether the server has another version of the app than this page: its first script has another name then. */
export async function hasNewVersion(): Promise<boolean> {
  const own = firstScriptOf(document);
  try {
    const answer = await fetch('/index.html', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const served = firstScriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return answer.ok && Boolean(own) && Boolean(served) && served !== own;
  } catch {
    // Without a connection nothing is known.
    return false;
  }
}
