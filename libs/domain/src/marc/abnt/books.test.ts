import { sampleRecord } from '../describeSample';
import { abntReference } from './abntReference';

const reference = (lines: string[], options: Parameters<typeof sampleRecord>[1] = {}) =>
  abntReference(sampleRecord(lines, options)).texto;

const title = '245 10 $aA casa do cais :$bmemória';
const imprint = '260 __ $aNatal :$bCais,$c2005.';
const rest = 'A casa do cais: memória. Natal: Cais, 2005.';

describe('who heads a reference', () => {
  test.each<[string, string[], string]>([
    ['one author', ['100 1_ $aMoreira, Júlia,$d1950-'], `MOREIRA, Júlia. ${rest}`],
    ['two', ['100 1_ $aMoreira, Júlia.', '700 1_ $aPaz, Ana.'], `MOREIRA, Júlia; PAZ, Ana. ${rest}`],
    [
      'three',
      ['100 1_ $aMoreira, Júlia.', '700 1_ $aPaz, Ana.', '700 1_ $aLima, R. M.$q(Rui Marcos)'],
      `MOREIRA, Júlia; PAZ, Ana; LIMA, R. M. ${rest}`,
    ],
    [
      'four',
      ['100 1_ $aMoreira, Júlia.', '700 1_ $aPaz, Ana.', '700 1_ $aLima, Rui.', '700 1_ $aSá, Eva.'],
      `MOREIRA, Júlia et al. ${rest}`,
    ],
    [
      'a translator beside the author',
      ['100 1_ $aMoreira, Júlia.', '700 1_ $aPaz, Ana,$etrad.'],
      `MOREIRA, Júlia. ${rest}`,
    ],
    ['an organizer', ['700 1_ $aPaz, Ana,$eorganizadora.'], `PAZ, Ana (org.). ${rest}`],
    [
      'two organizers',
      ['700 1_ $aPaz, Ana,$eorg.', '700 1_ $aLima, Rui,$eorg.'],
      `PAZ, Ana; LIMA, Rui (org.). ${rest}`,
    ],
    [
      'an organizer as main entry',
      ['100 1_ $aPaz, Ana,$eorg.', '700 1_ $aLima, Rui,$eorg.'],
      `PAZ, Ana; LIMA, Rui (org.). ${rest}`,
    ],
    [
      'four organizers',
      ['700 1_ $aPaz, Ana,$eorg.', '700 1_ $aLima, Rui,$eorg.', '700 1_ $aSá, Eva,$eorg.', '700 1_ $aReis, Ivo,$eorg.'],
      `PAZ, Ana et al. (org.). ${rest}`,
    ],
    ['an editor by code', ['700 1_ $aPaz, Ana.$4edt'], `PAZ, Ana (ed.). ${rest}`],
    ['a coordinator', ['700 1_ $aPaz, Ana,$ecoordenação.'], `PAZ, Ana (coord.). ${rest}`],
    ['a compiler', ['700 1_ $aPaz, Ana,$4com'], `PAZ, Ana (comp.). ${rest}`],
    ['a suffix in the surname', ['100 1_ $aPaz Neto, Rui.'], `PAZ NETO, Rui. ${rest}`],
    ['a suffix in $c', ['100 1_ $aPaz, Rui,$cJúnior.'], `PAZ JÚNIOR, Rui. ${rest}`],
    ['a suffix after the forename', ['100 1_ $aPaz, Rui, Filho.'], `PAZ FILHO, Rui. ${rest}`],
    ['a suffix taken for a surname', ['100 1_ $aSobrinho, Rui Barros Paz.'], `PAZ SOBRINHO, Rui Barros. ${rest}`],
    ['a surname that only looks like a suffix', ['100 1_ $aNeto, Torquato.'], `NETO, Torquato. ${rest}`],
    ['a compound surname', ['100 1_ $aSanta Rosa, Ivo.'], `SANTA ROSA, Ivo. ${rest}`],
    ['a Spanish name', ['100 1_ $aRíos Peña, Lucía.'], `RÍOS PEÑA, Lucía. ${rest}`],
    ['a particle', ['100 1_ $aLima, Ilda de.'], `LIMA, Ilda de. ${rest}`],
    ['a title of honour', ['100 1_ $aGrey, John,$cSir.'], `GREY, John. ${rest}`],
    ['a pope', ['100 0_ $aBento$bXX,$cPapa.'], `BENTO XX, Papa. ${rest}`],
    ['a body', ['110 2_ $aAssociação dos Portos.'], `ASSOCIAÇÃO DOS PORTOS. ${rest}`],
    ['a body with a qualifier', ['110 2_ $aMuseu do Mar (Natal)'], `MUSEU DO MAR (Natal). ${rest}`],
    ['a unit of a body', ['110 2_ $aUniversidade do Cais.$bBiblioteca.'], `UNIVERSIDADE DO CAIS. Biblioteca. ${rest}`],
    ['a ministry', ['110 1_ $aBrasil.$bMinistério do Mar.'], `BRASIL. Ministério do Mar. ${rest}`],
    ['a ministry in one subfield', ['110 1_ $aBrasil. Ministério do Mar'], `BRASIL. Ministério do Mar. ${rest}`],
    ['a state', ['110 1_ $aPotengi (Estado).$bSecretaria do Mar.'], `POTENGI (Estado). Secretaria do Mar. ${rest}`],
    ['a spirit', ['100 0_ $aEmmanuel$c(Espírito)'], `EMMANUEL (Espírito). ${rest}`],
    ['an unchecked heading', ['100 1_ $aGrey, John. [from old catalog]'], `GREY, John. ${rest}`],
    ['half of a pair of brackets', ['100 1_ $a[Grey, John,$d1950-'], `GREY, John. ${rest}`],
    [
      'an English ordinal',
      ['111 2_ $aCongresso do Mar$n(7th :$d1979 :$cNatal)'],
      `CONGRESSO DO MAR, 7., 1979, Natal. ${rest}`,
    ],
    ['an event', ['111 2_ $aCongresso do Mar$n(10. :$d1979 :$cNatal)'], `CONGRESSO DO MAR, 10., 1979, Natal. ${rest}`],
  ])('%s', (_, names, expected) => {
    expect(reference([...names, title, imprint])).toBe(expected);
  });

  test.each([
    ['Júlia Moreira e Ana Paz', `MOREIRA, Júlia; PAZ, Ana. ${rest}`],
    ['Júlia Moreira ; tradução de Ana Paz', `MOREIRA, Júlia. ${rest}`],
    ['Júlia Moreira ; [ilustrado por] Ana Paz', `MOREIRA, Júlia. ${rest}`],
  ])('the role of an added name without a relator comes from the statement %p', (statement, expected) => {
    const lines = ['100 1_ $aMoreira, Júlia.', `${title} /$c${statement}.`, imprint, '700 1_ $aPaz, Ana.'];
    expect(reference(lines)).toBe(expected);
  });

  it.each([
    ['Júlia Moreira ... [et al.]', 'MOREIRA, Júlia; PAZ, Ana; LIMA, Rui'],
    ['Moreira & partners', 'MOREIRA, Júlia; PAZ, Ana; LIMA, Rui'],
    ['Júlia Moreira ; preface by Ana Paz', 'MOREIRA, Júlia; LIMA, Rui'],
  ])('without a main entry all added names that %p does not give another role are authors', (statement, names) => {
    const added = ['Moreira, Júlia', 'Paz, Ana', 'Lima, Rui'].map((name) => `700 1_ $a${name}.`);
    expect(reference([`${title} /$c${statement}.`, imprint, ...added])).toBe(`${names}. ${rest}`);
  });

  it('may be an organizer by the statement alone', () => {
    const lines = [
      `${title} /$corganização de Ana Paz e Rui Lima.`,
      imprint,
      '700 1_ $aPaz, Ana.',
      '700 1_ $aLima, Rui.',
    ];
    expect(reference(lines)).toBe(`PAZ, Ana; LIMA, Rui (org.). ${rest}`);
  });
});

describe('a reference without author', () => {
  test.each([
    ['Memória do cais', 'MEMÓRIA do cais'],
    ['A casa do cais', 'A CASA do cais'],
    ['Os grandes portos', 'OS GRANDES portos'],
    ['No tempo do cais', 'NO TEMPO do cais'],
    ['The old quay', 'THE OLD quay'],
    ['El viejo muelle', 'EL VIEJO muelle'],
    ['100 anos do cais', '100 ANOS do cais'],
    ['Cais', 'CAIS'],
    ['Pós-guerra no cais', 'PÓS-GUERRA no cais'],
    ['[Cartas do cais]', '[CARTAS do cais]'],
  ])('enters %p as %p, not emphasised', (words, expected) => {
    const { texto, partes } = abntReference(sampleRecord([`245 00 $a${words}.`, imprint]));
    expect(texto).toBe(`${expected}. Natal: Cais, 2005.`);
    expect(partes.some(({ destaque }) => destaque)).toBe(false);
  });
});

describe('the emphasis', () => {
  it('is on the title, not on the subtitle', () => {
    const { partes } = abntReference(sampleRecord(['100 1_ $aMoreira, Júlia.', title, imprint]));
    expect(partes).toEqual([
      { texto: 'MOREIRA, Júlia. ', destaque: false },
      { texto: 'A casa do cais', destaque: true },
      { texto: ': memória. Natal: Cais, 2005.', destaque: false },
    ]);
  });
});

describe('the edition', () => {
  test.each([
    ['2. ed. -', 'por', '2. ed.'],
    ['2', 'por', '2. ed.'],
    ['2a. ed.', 'por', '2. ed.'],
    ['2ª edição', 'por', '2. ed.'],
    ['2. ed., rev. e ampl.', 'por', '2. ed. rev. e ampl.'],
    ['3ª edição revista e atualizada', 'por', '3. ed. rev. e atual.'],
    ['Segunda edição', 'por', '2. ed.'],
    ['2nd ed.', 'eng', '2nd ed.'],
    ['2. ed.', 'eng', '2nd ed.'],
    ['11th ed., rev.', 'eng', '11th ed. rev.'],
    ['Third edition', 'eng', '3rd ed.'],
    ['Revised edition', 'eng', 'Rev. ed.'],
    ['2. ed.', 'spa', '2. ed.'],
    ['Ed. especial', 'por', 'Ed. especial.'],
    ['1. udgave', 'dan', '1. udgave.'],
  ])('%p of an item in %p is %p', (stated, language, expected) => {
    expect(reference(['100 1_ $aPaz, Ana.', '245 10 $aCais.', `250 __ $a${stated}`, imprint], { language })).toBe(
      `PAZ, Ana. Cais. ${expected} Natal: Cais, 2005.`,
    );
  });
});

describe('an edition statement without a number or a word', () => {
  it('is not said', () => {
    expect(reference(['100 1_ $aPaz, Ana.', '245 10 $aCais.', '250 __ $aed.', imprint])).toBe(
      'PAZ, Ana. Cais. Natal: Cais, 2005.',
    );
  });
});

describe('place and publisher', () => {
  test.each([
    ['260 __ $aNatal,$c2005.', 'Natal: [s. n.], 2005.'],
    ['260 __ $bCais,$c2005.', '[S. l.]: Cais, 2005.'],
    ['260 __ $a[S.l. :$bs.n.],$c2005.', '[S. l.: s. n.], 2005.'],
    ['260 __ $c2005.', '[S. l.: s. n.], 2005.'],
    ['260 __ $a[Natal] :$bCais,$c2005.', '[Natal]: Cais, 2005.'],
    ['260 __ $aNatal ;$aRecife :$bCais,$c2005.', 'Natal: Cais, 2005.'],
    ['260 __ $aNatal :$bCais ;$aRecife :$bMaré,$c2005.', 'Natal: Cais; Recife: Maré, 2005.'],
    ['260 __ $aNatal :$bCais :$bMaré,$c2005.', 'Natal: Cais: Maré, 2005.'],
    ['260 __ $aParis (9, rue du Quai) :$bCais,$c2005.', 'Paris: Cais, 2005.'],
    ['260 __ $aNatal :$bEditora Maré Ltda.,$c2005.', 'Natal: Maré, 2005.'],
    ['260 __ $aNatal :$bEditora UXC,$c2005.', 'Natal: Editora UXC, 2005.'],
    ['260 __ $aNatal :$bEditora da UXC,$c2005.', 'Natal: Editora da UXC, 2005.'],
  ])('%p are written %p', (field, expected) => {
    expect(reference(['100 1_ $aPaz, Ana.', '245 10 $aCais.', field])).toBe(`PAZ, Ana. Cais. ${expected}`);
  });
});

describe('the date', () => {
  test.each([
    ['c2005.', '2005'],
    ['©2005', '2005'],
    ['2005, c2001.', '2005'],
    ['[2005]', '[2005]'],
    ['[2005?]', '[2005?]'],
    ['2005?', '[2005?]'],
    ['[ca.1960]', '[ca. 1960]'],
    ['[circa 1960]', '[ca. 1960]'],
    ['[1971 or 1972]', '[1971 ou 1972]'],
    ['[between 1973 and 1991]', '[entre 1973 e 1991]'],
    ['[197-]', '[197-]'],
    ['[197-?]', '[197-?]'],
    ['19--', '[19--]'],
    ['[18--?]', '[18--?]'],
    ['2005-2009', '2005-2009'],
    ['1955-<1957>', '1955- '],
  ])('%p is written %p', (date, expected) => {
    expect(reference(['100 1_ $aPaz, Ana.', '245 10 $aCais.', `260 __ $aNatal :$bCais,$c${date}`])).toBe(
      `PAZ, Ana. Cais. Natal: Cais, ${expected}.`,
    );
  });

  test.each<[string, string[], string]>([
    ['s1968    ', [], '1968'],
    ['s19uu    ', [], '[19--]'],
    ['s198u    ', [], '[198-]'],
    ['q19731991', [], '[entre 1973 e 1991]'],
    ['nuuuuuuuu', [], '[19--?]'],
    ['nuuuuuuuu', ['020 __ $a9788500000420'], '[20--?]'],
  ])('is taken from 008 %p when the imprint has none, never s. d.', (dates, lines, expected) => {
    const record = ['100 1_ $aPaz, Ana.', '245 10 $aCais.', '260 __ $aNatal :$bCais,$cs.d.', ...lines];
    expect(reference(record, { dates })).toBe(`PAZ, Ana. Cais. Natal: Cais, ${expected}.`);
  });
});

describe('what closes a reference', () => {
  test.each<[string, string[], string]>([
    ['a series with its number', ['490 1_ $a(Estudos do mar ;$vv. 3)'], 'Natal: Cais, 2005. (Estudos do mar, v. 3).'],
    ['one volume of several', ['300 __ $av. 3 :$bil.'], 'Natal: Cais, 2005. v. 3.'],
    ['several volumes', ['300 __ $a3 v. :$bil.'], 'Natal: Cais, 2005. 3 v.'],
    [
      'an address',
      ['856 40 $uhttps://livros.example/9'],
      'Natal: Cais, 2005. E-book. Disponível em: https://livros.example/9. Acesso em: 20 nov. 2026.',
    ],
    [
      'a DOI',
      ['024 7_ $a10.9999/cais.9$2doi', '856 40 $uhttps://livros.example/9'],
      'Natal: Cais, 2005. E-book. DOI: 10.9999/cais.9. Disponível em: https://livros.example/9. Acesso em: 20 nov. 2026.',
    ],
  ])('%s', (_, lines, expected) => {
    const record = sampleRecord(['100 1_ $aPaz, Ana.', '245 10 $aCais.', imprint, ...lines]);
    expect(abntReference(record, { hoje: '2026-11-20' }).texto).toBe(`PAZ, Ana. Cais. ${expected}`);
  });

  it('says the volume that the title names after the date', () => {
    expect(reference(['100 1_ $aPaz, Ana.', '245 10 $aCais.$nv. 2,$pA maré.', imprint])).toBe(
      'PAZ, Ana. Cais. A maré. Natal: Cais, 2005. v. 2.',
    );
  });

  it('has the given address, and no day of access if none is given', () => {
    const record = sampleRecord(['100 1_ $aPaz, Ana.', '245 10 $aCais.', imprint]);
    expect(abntReference(record, { url: 'https://acervo.example/7' }).texto).toBe(
      'PAZ, Ana. Cais. Natal: Cais, 2005. Disponível em: https://acervo.example/7.',
    );
  });
});

describe('a poor record', () => {
  test.each<[string[], string]>([
    [['245 00 $aCais'], 'CAIS. [S. l.: s. n.], [19--?].'],
    [['245 00 $aO que é o cais?'], 'O QUE é o cais? [S. l.: s. n.], [19--?].'],
    [['245 00 $aCais ...'], 'CAIS ... [S. l.: s. n.], [19--?].'],
    [['100 1_ $aPaz, A.', '245 10 $aCais!'], 'PAZ, A. Cais! [S. l.: s. n.], [19--?].'],
    [['100 1_ $a', '245 10 $a', '260 __ $a$b$c'], '[SEM TÍTULO]. [S. l.: s. n.], [19--?].'],
  ])('%p still gives %p', (lines, expected) => {
    expect(reference(lines, { dates: 'nuuuuuuuu' })).toBe(expected);
  });

  it('without fields gives a reference with unknown values', () => {
    expect(abntReference({ leader: '', fields: [] }).texto).toBe('[SEM TÍTULO]. [S. l.: s. n.], [19--?].');
  });
});
