import { imprintDate, placeAndPublisher, publicationYear } from './describeImprint';
import { sampleRecord } from './describeSample';

const unknown = { dates: 'nuuuuuuuu' };

describe('the year of publication', () => {
  test.each([
    ['s2005    ', 2005],
    ['t20052004', 2005],
    ['r20101975', 2010],
    ['c19929999', 1992],
    ['nuuuuuuuu', null],
    ['s19uu    ', null],
    ['s198u    ', null],
    ['s9999    ', null],
    ['|||||||||', null],
  ])('is read from 008 %p as %p', (dates, year) => {
    expect(publicationYear(sampleRecord([], { dates }))).toBe(year);
  });

  test.each([
    ['c2005.', 2005],
    ['[1968]', 1968],
    ['2005-2009', 2005],
    ['[1985?]', 1985],
    ['ago. 1999', 1999],
    ['2001, c2000.', 2001],
    ['[19--]', null],
    ['[198-?]', null],
    ['s.d.', null],
    ['[s.d.]', null],
    ['9999', null],
    ['uuuu', null],
  ])('is read from the imprint %p as %p when 008 does not say', (date, year) => {
    expect(publicationYear(sampleRecord([`260 __ $aNatal :$bCais,$c${date}`], unknown))).toBe(year);
  });

  test.each([
    ['<1973-c1980   >', 1973],
    ['1900', 1900],
    ['[s.d.]', 1900],
    ['2001', 1900],
  ])('coded as the century 1900 is that of the imprint %p: %p', (date, year) => {
    expect(publicationYear(sampleRecord([`260 __ $aNatal :$bCais,$c${date}`], { dates: 'm19009999' }))).toBe(year);
  });
});

describe('place and publisher', () => {
  test.each([
    ['260 __ $aNatal :$bEdições do Cais,$c2005.', 'Natal', 'Edições do Cais'],
    ['264 _1 $aNatal :$bEdições do Cais,$c2005.', 'Natal', 'Edições do Cais'],
    ['260 __ $a[Natal :$bEdições do Cais],$c2005.', 'Natal', 'Edições do Cais'],
    ['260 __ $a[S.l. :$bs.n.],$c2005.', null, null],
    ['260 __ $aS.l. :$b[s.n.],$c2005.', null, null],
    ['260 __ $aNatal,$c2005.', 'Natal', null],
    ['260 __ $aJoplin, Mo. :$bCollege Press,$c1968.', 'Joplin, Mo.', 'College Press'],
    ['260 __ $aNatal : Edições do Cais$c2005.', 'Natal', 'Edições do Cais'],
    ['264 _4 $cc2005', null, null],
  ])('%p gives %p and %p', (field, local, editora) => {
    expect(placeAndPublisher(sampleRecord([field]))).toEqual({ local, editora });
  });

  it('prefers the publication statement to the printer', () => {
    const record = sampleRecord([
      '264 _3 $aCuritiba :$bGráfica,$c2007.',
      '264 _1 $aNatal :$bCais,$c2006.',
      '264 _4 $cc2005',
    ]);
    expect(placeAndPublisher(record)).toEqual({ local: 'Natal', editora: 'Cais' });
    expect(imprintDate(record)).toBe('2006');
  });
});
