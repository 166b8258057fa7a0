/** Days after which a sign-in ends at last, however often it was renewed. */
export const sessionDays = 90;

const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
// The order matters: most browsers name others as well.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const named = (list: [RegExp, string][], text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a User-Agent says of a browser and its system; null: nothing known. */
export const deviceOf = (userAgent: string): { navegador: string | null; sistema: string | null } => ({
  navegador: named(browsers, userAgent),
  sistema: named(systems, userAgent),
});
