/** Days after which a sign-in ends at last, however often it was renewed. */
export const sessionDays = 90;

/** Seconds in which a refresh may be sent again because its reply did not arrive. */
export const refreshRepeatSeconds = 30;

/** Whether a refresh token that was used at this time may be sent once more. */
export const isRefreshRepeated = (used: Date, now: Date): boolean =>
  now.getTime() - used.getTime() <= refreshRepeatSeconds * 1000;

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

/** Whether two User-Agents are the same browser on the same system, in whatever versions. */
const isSameDevice = (one: string, other: string): boolean => {
  const [a, b] = [deviceOf(one), deviceOf(other)];
  return a.navegador === b.navegador && a.sistema === b.sistema;
};

/**
 * Whether a sign-in is worth a notice: the person has signed in before, but not, as far as is known, with this browser on
 * this system. The first sign-in of all is no news to who makes it.
 */
export const isNewDevice = (device: string, known: { hasSignedIn: boolean; devices: readonly string[] }): boolean =>
  known.hasSignedIn && !known.devices.some((other) => isSameDevice(device, other));

/** The browser and the system of a User-Agent, as a notice names them: `Firefox, Windows`; empty if neither is known. */
export const deviceName = (userAgent: string): string =>
  Object.values(deviceOf(userAgent))
    .filter((part) => part !== null)
    .join(', ');

/** Minutes after a sign-in in which a person may take all their data without the password. */
const freshSignInMinutes = 10;

/** Whether a person has just proved who they are. */
export const isFreshSignIn = (signedIn: Date, now: Date): boolean =>
  now.getTime() - signedIn.getTime() < freshSignInMinutes * 60_000;
