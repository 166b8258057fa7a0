import { dublinCore } from './dublinCore';
import { sampleRecord } from './describeSample';

describe('the Dublin Core of a title', () => {
  it('follows the crosswalk in its order, names as contributors, each value once', () => {
    const record = sampleRecord([
      '020 __ $a9788500000420',
      '082 04 $a981.32',
      '100 1_ $aMoreira, Júlia,$d1950-',
      '245 12 $aA casa do cais :$bmemória /$cJúlia Moreira.',
      '246 3_ $aCasa do porto',
      '260 __ $aNatal :$bCais,$c2005.',
      '506 __ $aAcesso livre.',
      '520 __ $aEstudo sobre o porto.',
      '530 __ $aTambém em papel.',
      '650 _4 $aPortos$xHistória',
      '651 _4 $aNatal (RN)',
      '655 _7 $aMemórias',
      '700 1_ $aPaz, Ana,$etrad.',
      '773 0_ $tEstudos do mar',
      '786 0_ $tArquivo do porto',
      '856 40 $uhttps://livros.example/9$qapplication/pdf',
    ]);
    expect(dublinCore(record).map(({ elemento, valor }) => `${elemento}: ${valor}`)).toEqual([
      'contributor: Moreira, Júlia, 1950-',
      'contributor: Paz, Ana',
      'coverage: Natal (RN)',
      'date: 2005',
      'description: Estudo sobre o porto.',
      'format: application/pdf',
      'identifier: 9788500000420',
      'identifier: https://livros.example/9',
      'language: por',
      'publisher: Natal : Cais',
      'relation: Também em papel',
      'relation: Estudos do mar',
      'relation: Arquivo do porto',
      'rights: Acesso livre',
      'source: Arquivo do porto',
      'subject: 981.32',
      'subject: Portos - História',
      'title: A casa do cais: memória',
      'title: Casa do porto',
      'type: text',
      'type: Memórias',
    ]);
  });

  const values = (elemento: string, ...lines: string[]) =>
    dublinCore(sampleRecord(lines))
      .filter((element) => element.elemento === elemento)
      .map(({ valor }) => valor);

  test.each([
    ['of its form', '245 00 $kLetters,$f1901-1950.', ['Letters, 1901-1950']],
    ['of another field where there is no 245', '130 0_ $aBíblia.', ['Bíblia']],
    ['of none', '300 __ $a1 v.', []],
  ])('has the title %s', (_, line, titles) => {
    expect(values('title', line)).toEqual(titles);
  });

  it('has each language of codes that were run together', () => {
    expect(values('language', '041 1_ $aengwel$hlat')).toEqual(['por', 'eng', 'wel', 'lat']);
  });

  test.each([
    ['em', ['image']],
    ['jm', ['sound']],
    ['pc', ['collection']],
    ['om', []],
  ])('has for leader/06-07 %p the type %p', (kind, types) => {
    const found = dublinCore(sampleRecord([], { kind })).filter(({ elemento }) => elemento === 'type');
    expect(found.map(({ valor }) => valor)).toEqual(types);
  });
});
