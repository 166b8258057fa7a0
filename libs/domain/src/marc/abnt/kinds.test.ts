import { sampleRecord } from '../describeSample';
import { abntReference } from './abntReference';

const marked = (lines: string[], options: Parameters<typeof sampleRecord>[1] = {}) =>
  abntReference(sampleRecord(lines, options), { hoje: '2026-05-03' })
    .partes.map(({ texto, destaque }) => (destaque ? `*${texto}*` : texto))
    .join('');

describe('theses and course works', () => {
  const about = ['100 1_ $aPaz, Ana.', '245 10 $aMarés :$bum estudo.', '700 1_ $aLima, Rui,$eorient.'];
  const heading = 'PAZ, Ana. *Marés*: um estudo. 2007. ';

  test.each([
    [
      '502 __ $aDissertação (mestrado em Letras) - Universidade do Cais, Natal, 2007.',
      'Dissertação (Mestrado em Letras) – Universidade do Cais, Natal, 2007.',
    ],
    [
      '502 __ $aTese (Doutorado em Letras)--Universidade do Cais, 2007.',
      'Tese (Doutorado em Letras) – Universidade do Cais, Natal, 2007.',
    ],
    [
      '502 __ $aTese (Doutorado) – Universidade do Cais, Faculdade de Letras, 2007.',
      'Tese (Doutorado) – Universidade do Cais, Faculdade de Letras, Natal, 2007.',
    ],
    [
      '502 __ $bMestrado em Letras$cUniversidade do Cais$d2007',
      'Dissertação (Mestrado em Letras) – Universidade do Cais, Natal, 2007.',
    ],
    [
      '502 __ $aTrabalho de Conclusão de Curso (Graduação em Letras) - Universidade do Cais, Natal, 2007.',
      'Trabalho de Conclusão de Curso (Graduação em Letras) – Universidade do Cais, Natal, 2007.',
    ],
    ['502 __ $aTese (Doutorado em Letras)', 'Tese (Doutorado em Letras) – Natal: [s. n.], 2007.'],
  ])('%p gives %p, without the advisor', (note, expected) => {
    expect(marked([...about, '260 __ $aNatal,$c2007.', note], { dates: 's2007    ' })).toBe(heading + expected);
  });
});

describe('articles', () => {
  test.each([
    ['$g v. 3, n. 2, p. 15-21, set. 1997', 'v. 3, n. 2, p. 15-21, set. 1997.'],
    ['$gVol. 3, no. 2 (Sept. 1997), p. 15-21', 'v. 3, n. 2, p. 15-21, set. 1997.'],
    ['$gv. 3, n. 1/2, p. 15-21, jan./jun. 1997', 'v. 3, n. 1/2, p. 15-21, jan./jun. 1997.'],
    ['$gAno 12, n. 40, p. 8, 5 de maio de 1997', 'ano 12, n. 40, p. 8, 5 maio 1997.'],
    ['$g3(2):15-21, 1997', 'v. 3, n. 2, p. 15-21, 1997.'],
    ['$gv. 3, e1024, 1997', 'v. 3, e1024, 1997.'],
    ['$q3:2<15', 'v. 3, n. 2, p. 15, 1997.'],
    ['', '1997.'],
  ])('in a periodical located by %p', (location, expected) => {
    const lines = [
      '100 1_ $aPaz, A.',
      '245 10 $aMarés e ventos.',
      `773 0_ $tRevista do Mar :$x1234-5678$dNatal${location}`,
    ];
    expect(marked(lines, { kind: 'ab', dates: 's1997    ' })).toBe(
      `PAZ, A. Marés e ventos. *Revista do Mar*, Natal, ${expected}`,
    );
  });

  it('abbreviate the month in the language of the publication', () => {
    const lines = ['100 1_ $aPaz, A.', '245 10 $aTides.', '773 0_ $tSea Review$dBoston$gv. 3, p. 1-2, May 1997'];
    expect(marked(lines, { kind: 'ab', language: 'eng' })).toBe(
      'PAZ, A. Tides. *Sea Review*, Boston, v. 3, p. 1-2, May 1997.',
    );
    const spanish = ['100 1_ $aPaz, A.', '245 10 $aMareas.', '773 0_ $tRevista$dLima$gv. 3, p. 1-2, agosto 1997'];
    expect(marked(spanish, { kind: 'ab', language: 'spa' })).toBe(
      'PAZ, A. Mareas. *Revista*, Lima, v. 3, p. 1-2, agosto 1997.',
    );
  });

  it('without author enter under the title, without place say so, online say where', () => {
    const lines = ['245 10 $aO porto em obras.', '773 0_ $tDiário$g12 set. 1997', '856 40 $uhttps://diario.example/1'];
    expect(marked(lines, { kind: 'ab' })).toBe(
      'O PORTO em obras. *Diário*, [S. l.], 12 set. 1997. Disponível em: https://diario.example/1. Acesso em: 3 maio 2026.',
    );
  });

  it('take the month that 008 codes', () => {
    expect(marked(['245 10 $aMarés.', '773 0_ $tRevista do Mar$dNatal'], { kind: 'ab', dates: 'e199709  ' })).toBe(
      'MARÉS. *Revista do Mar*, Natal, set. 1997.',
    );
  });
});

describe('chapters', () => {
  const chapter = ['100 1_ $aPaz, Ana.', '245 10 $aMarés :$bum ensaio.'];
  test.each([
    [
      '$aLima, R.; Reis, I. (org.).$tHistória do mar : costa$b2. ed.$dNatal : Cais, 1996$gp. 7-16$z9788500000420',
      'In: LIMA, R.; REIS, I. (org.). *História do mar*: costa. 2. ed. Natal: Cais, 1996. p. 7-16.',
    ],
    [
      '$aLima, Rui.$tHistória do mar$dNatal : Cais, c1996$gv. 2, p. 7-16$z9',
      'In: LIMA, Rui. *História do mar*. Natal: Cais, 1996. v. 2, p. 7-16.',
    ],
    [
      '$aCongresso do Mar (10. : 1979 : Natal)$tAnais$dNatal : Cais, 1979$gp. 7-16$z9',
      'In: CONGRESSO DO MAR, 10., 1979, Natal. *Anais*. Natal: Cais, 1979. p. 7-16.',
    ],
    ['$tA história do mar$z9', 'In: A HISTÓRIA do mar. [S. l.: s. n.], 2005.'],
  ])('are in the host %p', (host, expected) => {
    expect(marked([...chapter, `773 0_ ${host}`], { kind: 'aa' })).toBe(`PAZ, Ana. Marés: um ensaio. ${expected}`);
  });

  it('without a host are referred to by their own imprint', () => {
    expect(marked([...chapter, '260 __ $aNatal :$bCais,$c2005.'], { kind: 'aa' })).toBe(
      'PAZ, Ana. *Marés*: um ensaio. Natal: Cais, 2005.',
    );
  });
});

describe('periodicals', () => {
  const lines = [
    '022 __ $a1234-5678',
    '110 2_ $aMuseu do Mar.',
    '245 10 $aRevista do Mar :$bciência.',
    '260 __ $aNatal :$bCais,$c1939-',
  ];

  it('that go on have an open date', () => {
    expect(marked(lines, { kind: 'as', dates: 'c19399999' })).toBe(
      'REVISTA DO MAR: ciência. Natal: Cais, 1939- . ISSN 1234-5678.',
    );
  });

  it('that ended have both years', () => {
    expect(marked(lines, { kind: 'as', dates: 'd19391978' })).toBe(
      'REVISTA DO MAR: ciência. Natal: Cais, 1939-1978. ISSN 1234-5678.',
    );
  });

  it('take the years of the imprint when 008 does not say', () => {
    expect(marked(lines, { kind: 'as', dates: 'uuuuuuuuu' })).toBe(
      'REVISTA DO MAR: ciência. Natal: Cais, 1939- . ISSN 1234-5678.',
    );
  });
});

describe('laws and standards', () => {
  test.each<[string, string[], string]>([
    [
      'a law',
      [
        '110 1_ $aBrasil.',
        '245 10 $aLei n. 1, de 2 de janeiro de 2005 :$binstitui o cais.',
        '260 __ $aBrasília, DF :$bImprensa,$c2005.',
      ],
      'BRASIL. *Lei n. 1, de 2 de janeiro de 2005*. Institui o cais. Brasília, DF: Imprensa, 2005.',
    ],
    [
      'a constitution',
      [
        '110 1_ $aBrasil.',
        '240 10 $aConstituição (1988)',
        '245 10 $aConstituição do Brasil.',
        '260 __ $aBrasília, DF :$bImprensa,$c1988.',
      ],
      'BRASIL. [Constituição (1988)]. *Constituição do Brasil*. Brasília, DF: Imprensa, 1988.',
    ],
    [
      'a judgment',
      ['110 1_ $aBrasil.$bSupremo Tribunal.', '245 10 $aSúmula n. 9.', '260 __ $aBrasília, DF :$bImprensa,$c2005.'],
      'BRASIL. Supremo Tribunal. *Súmula n. 9*. Brasília, DF: Imprensa, 2005.',
    ],
    [
      'a standard',
      ['110 2_ $aAssociação de Normas.', '245 10 $aABNT NBR 99999 :$bensaios.', '260 __ $aNatal :$bCais,$c2005.'],
      'ASSOCIAÇÃO DE NORMAS. *ABNT NBR 99999*: ensaios. Natal: Cais, 2005.',
    ],
  ])('%s', (_, lines, expected) => {
    expect(marked(lines)).toBe(expected);
  });
});

describe('maps, scores, recordings and films', () => {
  const imprint = '260 __ $aNatal :$bCais,$c2005.';
  test.each<[string, string, string[], string]>([
    [
      'a map',
      'em',
      [
        '110 2_ $aMuseu do Mar.',
        '245 10 $aCosta norte.',
        '255 __ $aEscala 1:600.000.',
        imprint,
        '300 __ $a1 mapa :$bcolor. ;$c79 x 95 cm.',
      ],
      'MUSEU DO MAR. *Costa norte*. Natal: Cais, 2005. 1 mapa, color., 79 x 95 cm. Escala 1:600.000.',
    ],
    [
      'a score',
      'cm',
      ['100 1_ $aPaz, Ana.', '245 10 $aMaré :$bpiano.', imprint, '300 __ $a1 partitura (12 p.) ;$c32 cm'],
      'PAZ, Ana. *Maré*: piano. Natal: Cais, 2005. 1 partitura (12 p.), 32 cm.',
    ],
    [
      'a recording with its makers',
      'jm',
      [
        '100 1_ $aPaz, Ana,$ecompositora.',
        '245 10 $aA maré.',
        imprint,
        '300 __ $a1 CD (37 min)',
        '700 1_ $aLima, Rui,$4prf',
        '710 2_ $aCoro do Cais,$eintérprete.',
      ],
      'A MARÉ. Compositor: Ana Paz. Intérprete: Rui Lima e Coro do Cais. Natal: Cais, 2005. 1 CD (37 min).',
    ],
    [
      'a recording without roles',
      'jm',
      ['100 0_ $aMareia.', '245 10 $aVento.', imprint, '300 __ $a1 disco sonoro'],
      'MAREIA. *Vento*. Natal: Cais, 2005. 1 disco sonoro.',
    ],
    [
      'a film',
      'gm',
      [
        '007 vd',
        '245 00 $aO cais.',
        '260 __ $bMaré Filmes,$c1998.',
        '300 __ $a1 DVD (106 min) :$bson., color.',
        '700 1_ $aPaz Neto, Rui,$edireção.',
        '700 1_ $aLima, Ana,$eprodutora.',
        '700 1_ $aSá, Eva,$eprodutora.',
      ],
      'O CAIS. Direção: Rui Paz Neto. Produção: Ana Lima e Eva Sá. [S. l.]: Maré Filmes, 1998. 1 DVD (106 min), son., color.',
    ],
    [
      'a film whose makers are only stated',
      'gm',
      ['007 vd', '245 00 $aO cais /$cdireção de Rui Paz.', imprint],
      'O CAIS. Direção de Rui Paz. Natal: Cais, 2005.',
    ],
  ])('%s', (_, kind, lines, expected) => {
    expect(marked(lines, { kind })).toBe(expected);
  });
});
