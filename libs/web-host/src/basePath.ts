/** The path under which a catalogue is served, like `/catalogo`; empty: at the root of its host. */
export type BasePath = string;

/** An address without the base path. A proxy may have taken it away already. */
export const withoutBase = (url: string, base: BasePath): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest.startsWith('/') ? rest : url;
};

/** HTML whose links from the root of the host lead below the base path, which it names to the app's scripts. */
export const htmlBelow = (html: string, base: BasePath): string =>
  base === ''
    ? html
    : html.replace(/(?<=\s(?:href|src)=")\/(?!\/)/g, `${base}/`).replace(/<html[^>]*/, `$& data-base="${base}"`);
