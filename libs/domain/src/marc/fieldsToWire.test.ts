import { titleFromFields } from './fieldsToTitle';
import { wireFields } from './fieldsToWire';
import { describeFields } from './describeTitle';
import { sampleRecord } from './describeSample';

const record = sampleRecord([
  '020 __ $a9788500000420',
  '090 __ $a981.32$bM838c',
  '100 1_ $aMoreira, Júlia,$d1950-$91001',
  '245 12 $aA casa do cais :$bmemória /$cJúlia Moreira.',
  '250 __ $a2. ed.',
  '260 __ $aNatal :$bEdições do Cais,$c2005.',
  '300 __ $a317 p. :$bil.',
  '500 __ $aInclui índice.',
  '650 _4 $aPortos$xHistória$92001',
  '650 _4 $aCais',
  '700 1_ $aPaz, Ana,$etrad.$91002',
  '856 40 $uhttps://livros.example/9$yTexto completo',
  '955 __ $aanotação interna',
]);

describe('the fields of a title on the wire', () => {
  const campos = wireFields(record);
  const field = (tag: string) => campos.find(({ ordem }) => ordem === tag)?.detalhes;

  it('groups data fields by tag without leading zeros, housekeeping left out', () => {
    expect(campos.map(({ ordem }) => ordem)).toEqual([
      '20',
      '90',
      '100',
      '245',
      '250',
      '260',
      '300',
      '500',
      '650',
      '700',
      '856',
    ]);
  });

  it('keeps the lists of a detail parallel and the authority code apart', () => {
    expect(field('245')).toEqual([
      {
        _secao: ['a', 'b', 'c'],
        descricao: ['A casa do cais', 'memória', 'Júlia Moreira'],
        pontuacao: [' :', ' /', '.'],
        cod_autoridade: [],
      },
    ]);
    expect(field('650')).toEqual([
      { _secao: ['a', 'x'], descricao: ['Portos', 'História'], pontuacao: ['', ''], cod_autoridade: ['2001'] },
      { _secao: ['a'], descricao: ['Cais'], pontuacao: [''], cod_autoridade: [] },
    ]);
  });

  it('says the address of a link that may be opened', () => {
    expect(field('856')?.[0]?.link_acesso).toBe('https://livros.example/9');
    expect(wireFields(sampleRecord(['856 40 $ujavascript:alert(1)']))[0]?.detalhes[0]).not.toHaveProperty(
      'link_acesso',
    );
  });

  it('uses codes that only the database knows', () => {
    const known = wireFields(record, ({ descricao }) => (descricao === 'Cais' ? '2009' : null));
    expect(known.find(({ ordem }) => ordem === '650')?.detalhes[1]?.cod_autoridade).toEqual(['2009']);
  });

  it('is read back into the same title', () => {
    const { ano_publicacao, idioma, idioma_desc, ...described } = describeFields(record);
    expect(titleFromFields(campos)).toMatchObject(described);
    expect([ano_publicacao, idioma, idioma_desc]).toEqual([2005, 'por', 'Português']);
  });
});

describe('fields as other servers send them', () => {
  it('are read with lists missing, short, bare or empty, and with numbers for text', () => {
    const received = [
      {
        ordem: 245,
        detalhes: [{ _secao: ['a', 'b'], descricao: ['Cartas', 'do mar'], pontuacao: [':'] }],
        extra: true,
      },
      { ordem: '100', detalhes: [{ _secao: 'a', descricao: 'Moreira, Júlia', cod_autoridade: [null, 1001] }] },
      {
        ordem: '260',
        detalhes: [{ _secao: ['a', 'b', 'c'], descricao: ['Natal', 'Cais', 2005], pontuacao: [':', ','] }],
      },
      { ordem: '650', detalhes: [{ _secao: [], descricao: ['Portos'], cod_autoridade: [] }, { descricao: [] }] },
      { ordem: '700', detalhes: null },
      { ordem: null, detalhes: [{ descricao: ['perdido'] }] },
      { ordem: '856', detalhes: [{ link_acesso: 'https://livros.example/9' }] },
    ];
    expect(titleFromFields(received)).toMatchObject({
      titulo: 'Cartas: do mar',
      autores: [{ cod_autoridade: '1001', descricao: 'Moreira, Júlia', papel: 'autor' }],
      imprenta: 'Natal: Cais, 2005',
      ano_publicacao: 2005,
      assuntos: [{ cod_autoridade: null, descricao: 'Portos' }],
      links: [{ seq_paragrafo: 1, url: 'https://livros.example/9' }],
    });
  });

  it('may be none at all', () => {
    expect(titleFromFields([]).titulo).toBe('[Sem título]');
  });

  it('give the coded year and language when control fields come too', () => {
    const received = [
      { ordem: '8', detalhes: [{ _secao: [null], descricao: ['260101s1999####bl############000#0#spa#d'] }] },
    ];
    expect(titleFromFields(received)).toMatchObject({ ano_publicacao: 1999, idioma: 'spa' });
  });
});

test('year and language, which `campos` has not, are taken from beside it', () => {
  const campos = wireFields(sampleRecord(['245 10 $aUm artigo', '773 0_ $tRevista$gv. 1']));
  expect(titleFromFields(campos)).toMatchObject({ ano_publicacao: null, idioma: null });
  const known = { ano_publicacao: '2017', idioma: 'eng' };
  expect(titleFromFields(campos, known)).toMatchObject({ ano_publicacao: 2017, idioma: 'eng' });
  expect(titleFromFields(campos, { idioma: 'por' })).toMatchObject({ ano_publicacao: null, idioma: 'por' });
  for (const odd of [
    { ano_publicacao: '19?', idioma: 'Português' },
    { ano_publicacao: null, idioma: '' },
  ])
    expect(titleFromFields(campos, odd)).toEqual(titleFromFields(campos));
});
