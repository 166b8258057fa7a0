import { readIso2709 } from '../marc/iso2709';
import type { DataField, MarcRecord } from '../marc/record';
import { exportTitles } from './exportTitles';

const field = (tag: string, indicators: string, ...pairs: string[]): DataField => ({
  tag,
  ind1: indicators.charAt(0),
  ind2: indicators.charAt(1),
  subfields: pairs.flatMap((code, at) => (at % 2 === 0 ? [{ code, value: pairs[at + 1] ?? '' }] : [])),
});
const casmurro: MarcRecord = {
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '008', value: '980101s1899    bl            000 1 por  ' },
    field('020', '  ', 'a', '9788535902778'),
    field('100', '1 ', 'a', 'Assis, Machado de,', 'd', '1839-1908'),
    field('245', '10', 'a', 'Dom Casmurro :', 'b', 'R$ 5 & "outros" {casos}'),
    field('260', '  ', 'a', 'Rio de Janeiro :', 'b', 'Garnier,', 'c', '1899.'),
    field('650', ' 4', 'a', 'Ciúme'),
    field('856', '40', 'u', 'https://exemplo.br/dom_casmurro.pdf', 'y', 'Texto integral'),
    field('990', '  ', 'a', 'só da casa'),
  ],
};
const abelhas: MarcRecord = {
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '008', value: '980101s2001    bl            000 0 por  ' },
    field('245', '00', 'a', 'Abelhas do vale'),
    field('260', '  ', 'a', 'Viçosa :', 'b', 'Ninho,', 'c', '2001.'),
  ],
};
const titles = [
  { cod_acervo: 7, marc: casmurro },
  { cod_acervo: 8, marc: abelhas },
];
const written = (format: Parameters<typeof exportTitles>[0]) => exportTitles(format, titles, '2026-03-10');
const textOf = (format: Parameters<typeof exportTitles>[0]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(written(format).bytes);

async function* streamed(bytes: Uint8Array) {
  yield bytes;
}

describe('an export', () => {
  it('in MARCXML has the whole records without the fields of the library alone', () => {
    const xml = textOf('marcxml');
    expect(xml).toContain('<subfield code="b">R$ 5 &amp; &quot;outros&quot; {casos}</subfield>');
    expect(xml.match(/<record>/g)).toHaveLength(2);
    expect(xml).not.toContain('990');
  });

  it('in RIS has a field a line, from TY to ER', () => {
    const [first = ''] = textOf('ris').split('\r\n\r\n');
    expect(first.split('\r\n')).toEqual([
      'TY  - EBOOK',
      'ID  - 7',
      'TI  - Dom Casmurro: R$ 5 & "outros" {casos}',
      'AU  - Assis, Machado de',
      'PY  - 1899',
      'CY  - Rio de Janeiro',
      'PB  - Garnier',
      'SN  - 9788535902778',
      'LA  - por',
      'KW  - Ciúme',
      'UR  - https://exemplo.br/dom_casmurro.pdf',
      'ER  - ',
    ]);
    expect(textOf('ris').match(/^TY {2}- /gm)).toHaveLength(2);
  });

  it('in BibTeX escapes what TeX would act on', () => {
    const bibtex = textOf('bibtex');
    expect(bibtex).toContain('@book{acervo7,');
    expect(bibtex).toContain(String.raw`  title = {Dom Casmurro: R\$ 5 \& "outros" \symbol{123}casos\symbol{125}},`);
    expect(bibtex).toContain('  author = {Assis, Machado de},');
    expect(bibtex).toContain('  url = {https://exemplo.br/dom_casmurro.pdf},');
    const depth = [...bibtex].reduce((open, sign) => open + (sign === '{' ? 1 : sign === '}' ? -1 : 0), 0);
    expect(depth).toBe(0);
  });

  const cellsOf = (titulo: string) => {
    const marc = { ...abelhas, fields: [field('245', '00', 'a', titulo)] };
    const { bytes } = exportTitles('csv', [{ cod_acervo: 9, marc }], '2026-03-10');
    return new TextDecoder().decode(bytes).split('\r\n')[1] ?? '';
  };

  it('in CSV quotes every cell and names its columns', () => {
    const [head, first, second] = textOf('csv').split('\r\n');
    expect(head).toMatch(/^\ufeff"Código","Título","Autores",/);
    expect(first).toContain('"7","Dom Casmurro: R$ 5 & ""outros"" {casos}","Assis, Machado de","E-book"');
    expect(second).toMatch(/^"8","Abelhas do vale","","Livro"/);
  });

  it.each(['=1+2', '+55', '-x', '@soma', '\uff1d1+2', '\uff0b55', '\uff0dx', '\uff20soma', '\ufe66x'])(
    'in CSV does not let a spreadsheet reckon %s',
    (value) => {
      expect(cellsOf(value)).toContain(`"9","'${value}`);
    },
  );

  it.each(['x;=1+2', 'x;  =1+2', 'x\t=1+2', 'x;"=1+2', 'x;\uff1d1+2', 'x;;=1+2'])(
    'in CSV does not let one that parts cells elsewhere reckon %j',
    (value) => {
      const cells = cellsOf(value).split(/[;\t]/);
      expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell.normalize('NFKC')))).toEqual([]);
    },
  );

  it('in MARC has whole records without the library’s own fields', async () => {
    const read: MarcRecord[] = [];
    for await (const result of readIso2709(streamed(written('marc').bytes)))
      if ('record' in result) read.push(result.record);
    expect(read.map(({ fields }) => fields)).toEqual([casmurro.fields.slice(0, -1), abelhas.fields]);
  });

  it('as references is in the order of the alphabet', () => {
    const [first, second] = textOf('abnt').split('\r\n\r\n');
    expect(first).toMatch(/^ABELHAS do vale\. Viçosa: Ninho, 2001\./);
    expect(second).toMatch(/^ASSIS, Machado de\. Dom Casmurro/);
    expect(second).toContain('Acesso em: 10 mar. 2026.');
  });

  it('as PDF is a document with the references in it', () => {
    const { nome, tipo, bytes } = written('pdf');
    const file = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    expect([nome, tipo]).toEqual(['cesta.pdf', 'application/pdf']);
    expect(file).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
    expect(file).toContain('(ASSIS, Machado de. Dom Casmurro');
  });
});
