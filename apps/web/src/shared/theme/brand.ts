import { browserStorage } from '../browserStorage';

const isColour = (text: string | null | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');

/**
 * An institution's colour: its theme itself, or the configured colour of its theme or `sigla`; null for the default
 * brand.
 */
export function brandOf(
  { tema, sigla }: { tema?: string | null; sigla: string },
  brands: Record<string, string> = {},
): string | null {
  return [tema, brands[tema ?? ''], brands[sigla]].find(isColour) ?? null;
}

// The same name is used in boot.js, which applies the brand before the app's scripts run.
const storageName = 'catalogue.brand';
/** The id of the style element of the colour; also in boot.js. */
export const brandSheetId = 'brand';
// Whether the next visit begins with what is applied now.
let isKept = true;
// The last colour asked for.
let wanted: string | null = null;

const rulesOf = (sheet: string): string[] => sheet.match(/[^}]+}/g) ?? [];

// What the page shows: it may come with the server's page, or be what boot.js took from the last visit.
let shown: string | null = null;
const shownFirst = (): string =>
  document.getElementById(brandSheetId)?.textContent || (browserStorage().getItem(storageName) ?? '');

function applySheet(sheet: string): void {
  // A new sheet, even an equal or an empty one, has the browser style the whole page again.
  if (sheet !== (shown ?? shownFirst())) replaceSheet(sheet);
  shown = sheet;
  if (!isKept) return;
  if (sheet) browserStorage().setItem(storageName, sheet);
  else browserStorage().removeItem(storageName);
}

function replaceSheet(sheet: string): void {
  document.getElementById(brandSheetId)?.remove();
  const style = document.head.appendChild(document.createElement('style'));
  style.id = brandSheetId;
  // Inserted rule by rule: the content security policy forbids inline style text.
  for (const rule of rulesOf(sheet)) style.sheet?.insertRule(rule);
}

/** Whether the colours that are applied from now on are kept for the next visit: those of a preview are not. */
export const keepBrand = (isWanted: boolean): void => void (isKept = isWanted);

/**
 * Applies the institution's colour to the page, now and from the first paint of the next visit. Null: the default
 * brand. The shades are worked out by a file that only a page with a colour of its own loads.
 */
export async function applyBrand(hex: string | null): Promise<void> {
  wanted = hex;
  if (!isColour(hex)) return applySheet('');
  const { brandSheet } = await import('./brandColours');
  if (wanted === hex) applySheet(brandSheet(hex));
}
