import { marcRows } from './marcRows';
import { sampleRecord } from './describeSample';

const record = sampleRecord([
  '001 7 8',
  '008 260101s2005    bl            000 0 por d',
  '020 __ $a9788500000420',
  '245 12 $aA casa do cais :$bmemória /$cJúlia Moreira.',
  '650 _4 $aPortos$xHistória$xFontes',
  '650 _4 $aCais',
]);

describe('the MARC view', () => {
  const rows = marcRows(record);

  it('writes a control field in one row, blanks as #, and no leader', () => {
    expect(rows[0]).toEqual({
      paragrafo: '1',
      seq_paragrafo: '1',
      secao: null,
      seq_secao: null,
      descricao: '7#8',
      texto_descricao: null,
      pontuacao: null,
      indicador1: null,
      indicador2: null,
      campo_fixo: 'S',
    });
    expect(rows[1]?.descricao).toBe('260101s2005####bl############000#0#por#d');
  });

  it('gives each subfield its row with tag, occurrence and punctuation apart', () => {
    expect(
      rows.filter(({ paragrafo }) => paragrafo === '245').map((row) => [row.secao, row.descricao, row.pontuacao]),
    ).toEqual([
      ['a', 'A casa do cais', ' :'],
      ['b', 'memória', ' /'],
      ['c', 'Júlia Moreira', '.'],
    ]);
    expect(
      rows.filter(({ paragrafo }) => paragrafo === '650').map((row) => [row.seq_paragrafo, row.secao, row.seq_secao]),
    ).toEqual([
      ['1', 'a', '1'],
      ['1', 'x', '1'],
      ['1', 'x', '2'],
      ['2', 'a', '1'],
    ]);
  });

  it('has a text for a subfield without one, so that no client writes out a null', () => {
    const [row] = marcRows(sampleRecord(['001 1', '245 00 $a$bB'])).filter(({ paragrafo }) => paragrafo === '245');
    expect(row).toMatchObject({ descricao: '', texto_descricao: '' });
  });

  it('says a blank indicator as null, never as a space', () => {
    const indicators = (tag: string) =>
      rows.filter(({ paragrafo }) => paragrafo === tag).map((row) => [row.indicador1, row.indicador2])[0];
    expect(indicators('20')).toEqual([null, null]);
    expect(indicators('245')).toEqual(['1', '2']);
    expect(indicators('650')).toEqual([null, '4']);
  });
});
