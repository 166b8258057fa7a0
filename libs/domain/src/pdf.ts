const pageWidth = 595;
const pageHeight = 842;
const margin = 72;
const lineHeight = 18;
const charactersInLine = 84;
const linesOnPage = Math.floor((pageHeight - 2 * margin) / lineHeight);

// PDF's WinAnsi is Latin-1 except for 0x80-0x9F; the font has no glyph for other characters.
const latin = (text: string): string => [...text].map((sign) => (sign.charCodeAt(0) > 255 ? '?' : sign)).join('');
const literal = (text: string): string => `(${latin(text).replace(/[\\()]/g, '\\$&')})`;

const wrapped = (line: string): string[] => {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows[rows.length - 1] ?? '';
    if (row === '') rows[rows.length - 1] = word;
    else if (row.length + 1 + word.length <= charactersInLine) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
};

const page = (title: string | null, lines: readonly string[]): string =>
  [
    'BT',
    `${margin} ${pageHeight - margin} Td`,
    `${lineHeight} TL`,
    ...(title === null ? [] : ['/F2 16 Tf', `${literal(title)} Tj`, 'T*', 'T*']),
    '/F1 11 Tf',
    ...lines.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n');

/**
 * A PDF (A4) of plain text with a title, as a binary string with one character per byte (`btoa` makes Base64 of it).
 * Long lines are wrapped between words; characters outside Latin-1 become question marks.
 */
export function textPdf(title: string, lines: readonly string[]): string {
  const rows = lines.flatMap(wrapped);
  const onFirst = linesOnPage - 2;
  const pages = [page(title, rows.slice(0, onFirst))];
  for (let from = onFirst; from < rows.length; from += linesOnPage)
    pages.push(page(null, rows.slice(from, from + linesOnPage)));
  const firstPage = 5;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return (
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}
