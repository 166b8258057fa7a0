interface Named {
  name: string;
  /** Under the icon on a phone. */
  shortName: string;
  /** Where the institution's logo is, from the root of the catalogue. */
  logo?: string | null;
}

/**
 * The web app manifest (W3C): what a phone installs the catalogue by. Its addresses are relative to its own, so that they lead
 * below any base path.
 */
export function manifestOf({ name, shortName, logo }: Named): string {
  const area = (slug: string) => `./meupergamum/${slug}`;
  return JSON.stringify({
    // Also its id: one given here would be read from the root of the host, the same below each base path.
    start_url: './',
    scope: './',
    display: 'standalone',
    lang: 'pt-BR',
    name,
    short_name: shortName,
    theme_color: '#0b3d4a',
    background_color: '#ffffff',
    icons: [
      // Drawn at any size; of a picture in pixels it is not known whether it is large and square enough.
      ...(logo?.endsWith('.svg') ? [{ src: `.${logo}`, sizes: 'any', type: 'image/svg+xml' }] : []),
      { src: './icons/book.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: './icons/book-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icons/book-512.png', sizes: '512x512', type: 'image/png' },
      { src: './icons/book-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Empréstimos', url: area('titulos-pendentes') },
      { name: 'Reservas', url: area('reservas') },
      { name: 'Carteira', url: area('token') },
    ],
    // What is shared with the app becomes a search.
    share_target: { action: './', method: 'GET', params: { text: 'termo_pesquisa' } },
  });
}
