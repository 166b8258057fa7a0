import { firstStateId, type FirstState } from '../shared/firstState';
import { brandSheetId } from '../shared/theme/brand';

interface Parts {
  language: string;
  title: string;
  /** What the catalogue is, for search engines. */
  description: string;
  /** The app's HTML; null leaves the loading page. */
  content: string | null;
  state: FirstState;
  /** The style sheet of the institution's colour; empty for the default brand. */
  brand: string;
  /** Addresses of files that the page's scripts will ask for. */
  texts: readonly string[];
  modules: readonly string[];
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The element that boot.js takes the page's scripts from. */
const scriptsId = 'scripts';

/** The template with the parts in their places. Throws if it lacks one of the places. */
export function documentOf(template: string, parts: Parts): string {
  const { language, title, description, content, state, brand, texts, modules } = parts;
  // What React writes before the content belongs into the head: the canonical address, feeds, pictures to load first.
  const [hoisted = ''] = /^(?:<(?:link|meta)[^>]*>)*/.exec(content ?? '') ?? [];
  const links = [
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...texts.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`),
  ];
  // In a JSON block only `<` could end the block early.
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const settings = /<link rel="preload" as="fetch" href="[^"]*\/config.json"[^>]*>/;
  const places: [place: RegExp, text: string][] = [
    // Before boot.js, which leaves it alone: the server knows the colour better than an earlier visit.
    [/(?=<script)/, `<style id="${brandSheetId}">${brand}</style>\n    `],
    [/<html lang="[^"]*"/, `<html lang="${language === 'pt' ? 'pt-BR' : language}"`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, escapeText(description)],
    [settings, content === null ? links.join('\n    ') : hoisted],
    [/(?<=<\/main>\s*)<\/div>/, `</div>\n    <script type="application/json" id="${firstStateId}">${data}</script>`],
    ...(title ? [[/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`] as [RegExp, string]] : []),
    ...(content === null
      ? []
      : [[/(?<=<div id="pergamum">)[\s\S]*?<\/main>\s*/, content.slice(hoisted.length)] as [RegExp, string]]),
  ];
  const page = places.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`The page's template has no ${place}.`);
    return html.replace(place, () => text);
  }, template);
  return content === null ? page : withScriptsLater(page, links);
}

const entry = /<script type="module"[^>]*><\/script>\s*/;
const entryParts = /<link rel="modulepreload"[^>]*?href="([^"]*)"[^>]*>\s*/g;

/**
 * The page with its scripts in a template, out of which boot.js takes them after the first paint: until then the
 * network is free for what the page is shown with. The parts of the first script are scripts of their own, so that
 * the page can answer the reader between them.
 */
function withScriptsLater(page: string, links: readonly string[]): string {
  const parts = Array.from(
    page.matchAll(entryParts),
    ([, file]) => `<script type="module" crossorigin src="${file}"></script>`,
  );
  const later = [...parts, entry.exec(page)?.[0].trim(), ...links];
  return page
    .replace(entry, '')
    .replaceAll(entryParts, '')
    .replace('</body>', () => `  <template id="${scriptsId}">${later.join('')}</template>\n  </body>`);
}
