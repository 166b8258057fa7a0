import { firstStateId, type FirstState } from '../shared/firstState';

interface Parts {
  language: string;
  title: string;
  /** The app's HTML; null leaves the loading page. */
  content: string | null;
  state: FirstState;
  /** Addresses of files that the page's scripts will ask for. */
  texts: readonly string[];
  modules: readonly string[];
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The template with the parts in their places. Throws if it lacks one of the places. */
export function documentOf(template: string, { language, title, content, state, texts, modules }: Parts): string {
  // What React writes before the content belongs into the head: the canonical address, feeds, pictures to load first.
  const [hoisted = ''] = /^(?:<(?:link|meta)[^>]*>)*/.exec(content ?? '') ?? [];
  const links = [
    hoisted,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...texts.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`),
  ];
  // In a JSON block only `<` could end the block early.
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const places: [place: RegExp, text: string][] = [
    [/<html lang="[^"]*"/, `<html lang="${language === 'pt' ? 'pt-BR' : language}"`],
    [/<link rel="preload" as="fetch" href="[^"]*\/config.json"[^>]*>/, links.join('\n    ')],
    [/(?<=<\/main>\s*)<\/div>/, `</div>\n    <script type="application/json" id="${firstStateId}">${data}</script>`],
    ...(title ? [[/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`] as [RegExp, string]] : []),
    ...(content === null
      ? []
      : [[/(?<=<div id="pergamum">)[\s\S]*?<\/main>\s*/, content.slice(hoisted.length)] as [RegExp, string]]),
  ];
  return places.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`The page's template has no ${place}.`);
    return html.replace(place, () => text);
  }, template);
}
