const pageWidth = 595;
const pageHeight = 842;
const margin = 72;
const lineHeight = 18;
const charactersInLine = 84;
// Digits and capitals are wider than words.
const unbroken = /.{1,64}/gu;
const linesOnPage = Math.floor((pageHeight - 2 * margin) / lineHeight);

// PDF's WinAnsi is Latin-1 except for 0x80-0x9F; the font has no glyph for other characters.
// The dot of a masked number is one of the exceptions.
const latin = (text: string): string =>
  [...text].map((sign) => (sign === '•' ? '\x95' : sign.charCodeAt(0) > 255 ? '?' : sign)).join('');
const literal = (text: string): string => `(${latin(text).replace(/[\\()]/g, '\\$&')})`;

const wrapped = (line: string): string[] => {
  const rows = [''];
  // A code may be longer than a line.
  const words = line.split(' ').flatMap((word) => word.match(unbroken) ?? ['']);
  for (const word of words) {
    const row = rows[rows.length - 1] ?? '';
    if (row === '') rows[rows.length - 1] = word;
    else if (row.length + 1 + word.length <= charactersInLine) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
};

/** Black rectangles between two lines: bars, or the modules of a QR code. In points, from the upper left corner. */
export interface PdfDrawing {
  height: number;
  boxes: readonly { left: number; top: number; width: number; height: number }[];
}

/** Modules of a code as boxes of `size` points, those beside one another joined. */
export const matrixDrawing = (modules: readonly (readonly boolean[])[], size: number): PdfDrawing => ({
  height: modules.length * size,
  boxes: modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const count = (end < 0 ? row.length : end) - x;
      return [{ left: x * size, top: y * size, width: count * size, height: size }];
    }),
  ),
});

type Row = string | PdfDrawing;
// A line of text below the drawing stays clear of it.
const linesOf = (row: Row): number => (typeof row === 'string' ? 1 : Math.ceil(row.height / lineHeight) + 1);

function page(title: string | null, rows: readonly Row[]): string {
  const text = ['BT', `${margin} ${pageHeight - margin} Td`, `${lineHeight} TL`];
  if (title !== null) text.push('/F2 16 Tf', `${literal(title)} Tj`, 'T*', 'T*');
  text.push('/F1 11 Tf');
  const drawn: string[] = [];
  let line = title === null ? 0 : 2;
  for (const row of rows) {
    if (typeof row === 'string') text.push(`${literal(row)} Tj T*`);
    else {
      text.push(...Array.from({ length: linesOf(row) }, () => 'T*'));
      const top = pageHeight - margin - (line - 0.5) * lineHeight;
      for (const box of row.boxes)
        drawn.push(
          [margin + box.left, top - box.top - box.height, box.width, box.height].map((at) => +at.toFixed(2)).join(' ') +
            ' re',
        );
    }
    line += linesOf(row);
  }
  return [...text, 'ET', ...(drawn.length > 0 ? [...drawn, 'f'] : [])].join('\n');
}

/** Fills pages line by line; a drawing is not divided. */
function paged(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]];
  let left = linesOnPage - 2;
  for (const row of rows) {
    if (linesOf(row) > left) {
      pages.push([]);
      left = linesOnPage;
    }
    pages[pages.length - 1]?.push(row);
    left -= linesOf(row);
  }
  return pages;
}

/**
 * A PDF (A4) of plain text and drawings with a title, as a binary string with one character per byte (`btoa` makes
 * Base64 of it). Long lines are wrapped between words; characters outside Latin-1 become question marks.
 */
export function textPdf(title: string, lines: readonly Row[]): string {
  const rows = lines.flatMap((line): Row[] => (typeof line === 'string' ? wrapped(line) : [line]));
  const pages = paged(rows).map((content, at) => page(at === 0 ? title : null, content));
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
