// A drawing of a closed book, inlined so that no other server is needed.
const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 180" role="img">',
  '<rect width="120" height="180" rx="4" fill="#5b6b73"/>',
  '<rect x="10" width="3" height="180" fill="#43525a"/>',
  '<rect x="28" y="40" width="72" height="46" rx="2" fill="#e8e4d9"/>',
  '<path d="M36 54h56M36 64h56M36 74h32" stroke="#5b6b73" stroke-width="3"/>',
  '</svg>',
].join('');

/** The cover of titles without one, as a data URL. */
export const defaultCover = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
