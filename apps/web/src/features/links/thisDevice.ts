const first = (names: readonly (readonly [name: string, sign: RegExp])[], text: string): string =>
  names.find(([, sign]) => sign.test(text))?.[0] ?? 'outro';

// The order matters: the user agents of Edge and Opera contain Chrome, and that of Chrome contains Safari.
const browsers = [
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\//i],
  ['Samsung Internet', /samsungbrowser/i],
  ['Firefox', /firefox|fxios/i],
  ['Chrome', /chrome|crios/i],
  ['Safari', /safari/i],
] as const;
const systems = [
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['Windows', /windows/i],
  ['macOS', /mac os/i],
  ['ChromeOS', /cros/i],
  ['Linux', /linux/i],
] as const;
const devices = [
  ['tablet', /ipad|tablet/i],
  ['celular', /mobi/i],
  ['computador', /windows|mac os|linux|cros/i],
] as const;

/** Browser, device and system, for the link statistics (D2 §7). */
export const thisDevice = (userAgent = navigator.userAgent) => ({
  browser: first(browsers, userAgent),
  device: first(devices, userAgent),
  os: first(systems, userAgent),
});
