import { copiesOf, type CopyDescription } from './copies';
import type { DataField, MarcRecord } from './record';

/** `852  $bBC$p1` */
const field = (text: string): DataField => ({
  tag: text.slice(0, 3),
  ind1: text.charAt(3),
  ind2: text.charAt(4),
  subfields: text
    .slice(6)
    .split('$')
    .map((part) => ({ code: part.charAt(0), value: part.slice(1) })),
});

const record = (...fields: string[]): MarcRecord => ({
  leader: '00000nam a2200000 a 4500',
  fields: [{ tag: '001', value: '1' }, ...fields.map(field)],
});

const copies = (...fields: string[]): CopyDescription[] => copiesOf(record(...fields));
const barcodes = (...fields: string[]) => copies(...fields).map(({ cod_exemplar }) => cod_exemplar);

describe('a record without item fields', () => {
  it('has no copies', () => {
    expect(copies('090  $a869.3$bM149d', '245  $aDom Casmurro')).toEqual([]);
  });

  it('has none because of local notes in the tags that others use for items', () => {
    expect(
      copies(
        '952  $aComplete in 5 v. as of June 2006',
        '949  $aReceived from the author',
        '990  $agift',
        '852  $zAsk at the desk',
      ),
    ).toEqual([]);
  });
});

describe('items in 852', () => {
  it('have library, place, call number and barcode', () => {
    expect(copies('852  $bBC$cAcervo geral$h869.3$iM149d$p0012345$t1')).toEqual([
      {
        cod_exemplar: '0012345',
        biblioteca: 'BC',
        localizacao: 'Acervo geral',
        numero_chamada: '869.3 M149d',
        volume: null,
        tomo: null,
        parte: null,
        tipo_emprestimo: null,
        situacao: null,
      },
    ]);
  });

  it('carry prefix, suffix and, from the second on, the copy number in the call number', () => {
    const [, second] = copies('852  $bBC$kR$h030$iE56$m3. ed.$p1$t1', '852  $bBC$kR$h030$iE56$m3. ed.$p2$tc. 2');
    expect(second?.numero_chamada).toBe('R 030 E56 3. ed. ex. 2');
    expect(copies('852  $bBC$h869.3 M149d ex. 2$p2$t2')[0]?.numero_chamada).toBe('869.3 M149d ex. 2');
  });

  it('may be several in one field', () => {
    const items = copies('852  $bBC$h869.3$p1$p2$t1$t2');
    expect(items.map(({ cod_exemplar, numero_chamada }) => [cod_exemplar, numero_chamada])).toEqual([
      ['1', '869.3'],
      ['2', '869.3 ex. 2'],
    ]);
  });

  it('need no barcode', () => {
    expect(copies('852  $bBC$jFILME 12')).toMatchObject([{ cod_exemplar: null, numero_chamada: 'FILME 12' }]);
  });

  it('have the library in $a if there is no $b, and a room in the second $b', () => {
    expect(copies('852  $aUEX$h1')).toMatchObject([{ biblioteca: 'UEX' }]);
    expect(copies('852  $aUEX$bBC$bObras raras$h1')).toMatchObject([{ biblioteca: 'BC', localizacao: 'Obras raras' }]);
  });

  it.each(['Consulta local', 'Obra rara, não circula', 'NOT FOR LOAN'])(
    'stay in the library if a note says "%s"',
    (note) => {
      expect(copies(`852  $bBC$p1$z${note}`)).toMatchObject([{ situacao: 'consulta_local' }]);
    },
  );

  it('have their volume in $3, else in the call number', () => {
    expect(copies('852  $bBC$p1$h930$iH673 v. 2, t. 1, pt. 3')).toMatchObject([{ volume: '2', tomo: '1', parte: '3' }]);
    expect(copies('852  $bBC$p1$h930$iH673$3vol. III')).toMatchObject([{ volume: 'III', tomo: null, parte: null }]);
    expect(copies('852  $bBC$p1$h05$3v. 12, n. 3 (2010)')).toMatchObject([{ volume: '12', parte: 'n. 3 (2010)' }]);
    expect(copies('852  $bBC$p1$h869.3 V23t')).toMatchObject([{ volume: null, tomo: null, parte: null }]);
  });
});

describe('items in 952, as Koha exports them', () => {
  it('have their present state and their item type', () => {
    expect(copies('952  $00$10$40$70$aCPL$bMPL$cGEN$o869.3 M149d$p39999$t2$yBK$hv. 2')).toEqual([
      {
        cod_exemplar: '39999',
        biblioteca: 'MPL',
        localizacao: 'GEN',
        numero_chamada: '869.3 M149d ex. 2',
        volume: '2',
        tomo: null,
        parte: null,
        tipo_emprestimo: 'BK',
        situacao: 'disponivel',
      },
    ]);
  });

  it.each([
    ['$70', 'disponivel'],
    ['$71', 'consulta_local'],
    ['$7-1', 'processamento'],
    ['$51', 'consulta_local'],
    ['$41', 'reparo'],
    ['$q2026-04-01', 'emprestado'],
    ['$11$q2026-04-01', 'extraviado'],
    ['$yBK', null],
  ])('of %s are %s', (subfields, situacao) => {
    expect(copies(`952  $aBC$p1${subfields}`)).toMatchObject([{ situacao }]);
  });

  it('are left out when withdrawn', () => {
    expect(barcodes('952  $01$aBC$p1', '952  $00$aBC$p2')).toEqual(['2']);
  });
});

describe('items that other Brazilian systems number', () => {
  it('are in 949 for Biblivre, also several in a field', () => {
    expect(barcodes('949  $aBib.2013.15', '949  $a1523$a1524')).toEqual(['Bib.2013.15', '1523', '1524']);
  });

  it('are in 990 for Sophia, with their call number', () => {
    expect(copies('990  $a000123$b869.3 M149d v.2')).toMatchObject([
      { cod_exemplar: '000123', numero_chamada: '869.3 M149d v.2', volume: '2' },
    ]);
  });

  it('take library and place from the one 852, and the call number from the title', () => {
    expect(copies('090  $a869.3$bM149d', '852  $bBC$cAcervo geral', '949  $a1523')).toMatchObject([
      { cod_exemplar: '1523', biblioteca: 'BC', localizacao: 'Acervo geral', numero_chamada: '869.3 M149d' },
    ]);
  });

  it('take nothing from 852 where that names several libraries', () => {
    expect(copies('852  $bBC', '852  $bBE', '949  $a1523')).toMatchObject([{ biblioteca: null }]);
  });
});

describe('a record with items in two dialects', () => {
  it('counts them once, by the first that has barcodes', () => {
    expect(barcodes('852  $bBC$h869.3', '952  $aBC$p1', '949  $a2')).toEqual(['1']);
    expect(barcodes('852  $bBC$p1', '952  $aBC$p1$o869.3')).toEqual(['1']);
  });
});

it('of a record with many copies without a call number all are compared once, not once for each copy', () => {
  const many = record(...Array.from({ length: 300 }, (_, at) => `852  $bBC$p${at}`));
  const add = jest.spyOn(Set.prototype, 'add');
  try {
    expect(copiesOf(many)).toHaveLength(300);
    expect(add.mock.calls.length).toBeLessThan(300 * 4);
  } finally {
    add.mockRestore();
  }
});

it.each([
  ['990', 'a'],
  ['852', 'p'],
])('the call number of a field %s with many items in $%s is looked at once, not once for each', (tag, code) => {
  const items = Array.from({ length: 300 }, (_, at) => `$${code}${at}`).join('');
  const numbers = Array.from({ length: 300 }, (_, at) => `$t${at + 1}`).join('');
  const many = record(`${tag}  $${tag === '852' ? 'h' : 'b'}869.3 M149d v. 2${items}${tag === '852' ? numbers : ''}`);
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  const test = jest.spyOn(RegExp.prototype, 'test');
  try {
    expect(copiesOf(many)).toHaveLength(300);
    const looks = [...exec.mock.calls, ...test.mock.calls].filter(([text]) => text.startsWith('869.3'));
    expect(looks.length).toBeLessThan(10);
  } finally {
    exec.mockRestore();
    test.mockRestore();
  }
});
