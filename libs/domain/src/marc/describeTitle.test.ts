import { AdditionalFacet } from '@catalogue/api-contract';
import { describeTitle } from './describeTitle';
import { sampleRecord } from './describeSample';

const book = sampleRecord([
  '001 42',
  '020 __ $a978-85-0000-042-0 (broch.)',
  '020 __ $a8500000428',
  '041 1_ $apor$heng',
  '082 04 $a981/.32$222',
  '090 __ $a981.32$bM838c',
  '100 1_ $aMoreira, Júlia$d1950-$91001',
  '240 10 $aThe house on the quay',
  '245 12 $aA casa do cais :$bmemória da cidade : 1850-1900 /$cJúlia Moreira ; organização de Ana Paz.',
  '246 3_ $aCasa do porto',
  '250 __ $a2. ed. rev. -',
  '260 __ $aNatal :$bEdições do Cais,$c2005.',
  '300 __ $a317 p. :$bil. ;$c23 cm. -',
  '490 1_ $a(Estudos do mar ;$vv. 3)',
  '504 __ $aInclui bibliografia.',
  '520 __ $aEstudo sobre o porto.',
  '541 __ $aDoação de pessoa particular.',
  '650 _4 $aPortos$xHistória$zNatal (RN)$y1850-1900$02001',
  '651 _4 $aRio Grande do Norte -$xHistória.',
  '653 __ $aCais$aMarinheiros$92002',
  '655 _7 $aMemórias',
  '700 1_ $aPaz, Ana,$eorg.$0(XX)999',
  '700 12 $aLima, Rui.$tPoemas.',
]);

const described = (...lines: string[]) => describeTitle(sampleRecord(lines));

describe('half of a pair of brackets', () => {
  it('is not shown', () => {
    expect(
      described(
        '100 1_ $a[Villars, Pierre',
        '245 10 $a[Cartas do cais /$cPierre.',
        '260 __ $a[San Francisco? :$b[s.n.],$c1883]',
      ),
    ).toMatchObject({ autor: 'Villars, Pierre', titulo: 'Cartas do cais', imprenta: 'San Francisco?, [1883]' });
    expect(described('245 00 $aA', '260 __ $aLondon,$c1949?]-c2000').imprenta).toBe('London, [1949?]-c2000');
    expect(described('245 00 $a[Cartas :$bdo cais]').titulo).toBe('[Cartas: do cais]');
  });
});

describe('the title of an archive', () => {
  it('is its form and its dates', () => {
    expect(described('245 00 $kLetters,$f1901-1950.').titulo).toBe('Letters, 1901-1950');
    expect(described('245 00 $aPapers,$f1901-1950.').titulo).toBe('Papers');
  });
});

describe('a title of honour in parentheses', () => {
  it('follows the name without a comma', () => {
    expect(described('100 0_ $aEmmanuel$c(Espírito)', '245 10 $aA').autor).toBe('Emmanuel (Espírito)');
  });
});

describe('fields in another script (880)', () => {
  it('stand for a romanized field that is missing', () => {
    const found = described('245 00 $aVoina', '880 1_ $6260-00/(N$aМосква :$bНаука,$c1978.');
    expect(found).toMatchObject({ imprenta: 'Москва: Наука, 1978', local: 'Москва', ano_publicacao: 2005 });
    const lines = ['245 00 $aVoina', '260 __ $aMoskva :$bNauka,$c1978.', '880 __ $6260-00/(N$aМосква :$bНаука,$c1978.'];
    expect(described(...lines).imprenta).toBe('Moskva: Nauka, 1978');
  });

  it('give the title as it is written there', () => {
    expect(described('245 10 $6880-01$aVoina i mir', '880 10 $6245-01/(N$aВойна и мир').titulos_adicionais).toEqual([
      { descricao: 'Война и мир', tipo: 'variante' },
    ]);
  });
});

describe('the description of a title', () => {
  const description = describeTitle(book);

  it('has the values of a card', () => {
    expect(description).toMatchObject({
      titulo: 'A casa do cais: memória da cidade: 1850-1900',
      autor: 'Moreira, Júlia, 1950-',
      autor_principal: 'Moreira, Júlia',
      local: 'Natal',
      editora: 'Edições do Cais',
      imprenta: 'Natal: Edições do Cais, 2005',
      edicao: '2. ed. rev.',
      ano_publicacao: 2005,
      idioma: 'por',
      idioma_desc: 'Português',
      descricao_fisica: '317 p. : il. ; 23 cm.',
      serie: 'Estudos do mar ; v. 3',
      numero_chamada: '981.32 M838c',
      classificacao: '981.32',
      isbn_issn: '9788500000420',
      isbns_issns: ['9788500000420', '8500000428'],
      resumo: 'Estudo sobre o porto.',
      notas: ['Inclui bibliografia.'],
      desc_tipo_obra: 'Livro',
      possui_acessibilidade: 'N',
      acesso_remoto: null,
      link_capa: null,
      links: [],
    });
  });

  it('names the other titles', () => {
    expect(description.titulo_adicional).toBe('The house on the quay');
    expect(description.titulos_adicionais).toEqual([
      { descricao: 'The house on the quay', tipo: 'original' },
      { descricao: 'Casa do porto', tipo: 'variante' },
      { descricao: 'Poemas', tipo: 'relacionado' },
    ]);
  });

  it('gives each name its role and its own authority code, not that of another agency', () => {
    expect(description.autores).toEqual([
      { cod_autoridade: '1001', descricao: 'Moreira, Júlia, 1950-', papel: 'autor', tipo: 'pessoa' },
      { cod_autoridade: null, descricao: 'Paz, Ana', papel: 'organizador', tipo: 'pessoa' },
    ]);
  });

  it('joins the subdivisions of a subject and keeps free key words apart', () => {
    expect(description.assuntos).toEqual([
      { cod_autoridade: '2001', descricao: 'Portos - História - Natal (RN) - 1850-1900', tipo: 'assunto' },
      { cod_autoridade: null, descricao: 'Rio Grande do Norte - História', tipo: 'assunto_geografico' },
      { cod_autoridade: null, descricao: 'Cais', tipo: 'assunto' },
      { cod_autoridade: null, descricao: 'Marinheiros', tipo: 'assunto' },
      { cod_autoridade: null, descricao: 'Memórias', tipo: 'genero_forma' },
    ]);
  });

  it('lists the fourteen facets, words standing in for a missing code', () => {
    const facets = description.dados_adicionais;
    expect(Object.keys(facets).sort()).toEqual([...AdditionalFacet].sort());
    expect(facets.A).toEqual([
      { codigo: '1001', descricao: 'Moreira, Júlia, 1950-' },
      { codigo: 'paz ana', descricao: 'Paz, Ana' },
    ]);
    expect(facets.P).toEqual(facets.A);
    expect(facets.S).toHaveLength(5);
    expect(facets.G.map(({ descricao }) => descricao)).toEqual(['Rio Grande do Norte - História']);
    expect(facets.F.map(({ descricao }) => descricao)).toEqual(['Memórias']);
    expect(facets.D).toEqual([{ codigo: 'historia', descricao: 'História' }]);
    expect(facets.L.map(({ descricao }) => descricao)).toEqual(['Natal (RN)']);
    expect(facets.M.map(({ descricao }) => descricao)).toEqual(['1850-1900']);
    expect(facets.U.map(({ descricao }) => descricao)).toEqual(['The house on the quay']);
    expect([facets.E, facets.N, facets.C, facets.O, facets.B]).toEqual([[], [], [], [], []]);
  });

  it('takes codes and libraries that only the database knows', () => {
    const { autores, dados_adicionais } = describeTitle(book, {
      authorityCodes: ({ tipo, descricao }) => (tipo === 'pessoa' && descricao === 'Paz, Ana' ? '7' : null),
      libraries: [{ codigo: '3', descricao: 'Biblioteca do Porto' }],
    });
    expect(autores.map(({ cod_autoridade }) => cod_autoridade)).toEqual(['1001', '7']);
    expect(dados_adicionais.B).toEqual([{ codigo: '3', descricao: 'Biblioteca do Porto' }]);
  });
});

describe('a title in other words', () => {
  test.each([
    ['245 10 $aSem pontuação$bcom resto', 'Sem pontuação: com resto'],
    ['245 10 $aCódigo.$nParte 2,$pDas coisas', 'Código. Parte 2, Das coisas'],
    ['245 10 $aMar =$bSea', 'Mar = Sea'],
    ['245 10 $aContos ;$bNovelas', 'Contos ; Novelas'],
    ['245 10 $aMapas$h[recurso eletrônico] :$bcosta', 'Mapas: costa'],
    ['245 10 $aMapas [recurso eletrônico] :$bcosta', 'Mapas: costa'],
    ['245 10 $aQuem somos?$pParte primeira', 'Quem somos? Parte primeira'],
    ['240 10 $aTítulo original', 'Título original'],
    ['500 __ $aUma nota', '[Sem título]'],
  ])('%p is called %p', (field, titulo) => {
    expect(describeTitle(sampleRecord([field])).titulo).toBe(titulo);
  });

  test.each([
    ['110 1_ $aBrasil$bMinistério do Mar', 'Brasil. Ministério do Mar', 'entidade'],
    ['110 1_ $aBrasil.$bMinistério do Mar.', 'Brasil. Ministério do Mar', 'entidade'],
    ['111 2_ $aCongresso do Mar$n(10. :$d1979 :$cNatal)', 'Congresso do Mar (10. : 1979 : Natal)', 'evento'],
    ['111 2_ $aCongresso do Mar$n10$d1979$cNatal', 'Congresso do Mar (10 : 1979 : Natal)', 'evento'],
    ['100 0_ $aJoão Paulo$bII,$cPapa,$d1920-2005.', 'João Paulo II, Papa, 1920-2005', 'pessoa'],
    ['100 1_ $aLima, R. M.$q(Rui Marcos)', 'Lima, R. M. (Rui Marcos)', 'pessoa'],
  ])('the name %p reads %p', (field, descricao, tipo) => {
    expect(describeTitle(sampleRecord([field])).autores).toMatchObject([{ descricao, tipo }]);
  });

  test.each([
    ['090 __ $a869.3$bL732m', '869.3 L732m'],
    ['082 04 $a869/.3', '869.3'],
    ['080 __ $a94(81)', '94(81)'],
    ['050 00 $aPQ9698$b.L5 2005', 'PQ9698 .L5 2005'],
    ['852 __ $h869.3$iL732m$pBC0001', '869.3 L732m'],
  ])('the call number of %p is %p', (field, numero_chamada) => {
    expect(describeTitle(sampleRecord([field])).numero_chamada).toBe(numero_chamada);
  });

  it('prefers a complete call number to a class number', () => {
    const record = sampleRecord(['082 04 $a869/.3', '852 __ $h869.3$iL732m']);
    expect(describeTitle(record)).toMatchObject({ numero_chamada: '869.3 L732m', classificacao: '869.3' });
  });

  test.each([
    [[], 'eng', 'eng', 'Inglês'],
    [['041 0_ $aspaeng'], '   ', 'spa', 'Espanhol'],
    [['041 0_ $afra'], '|||', 'fre', 'Francês'],
    [[], 'zxx', null, null],
    [[], 'tlh', 'tlh', 'tlh'],
  ])('the language of %p with 008 %p is %p', (lines, language, idioma, idioma_desc) => {
    expect(describeTitle(sampleRecord(lines, { language }))).toMatchObject({ idioma, idioma_desc });
  });

  test.each<[string, string[], string]>([
    ['a book in braille', ['300 __ $a3 v. em braille'], 'S'],
    ['an audiobook', ['245 10 $aContos$h[audiolivro]'], 'S'],
    ['a film in sign language', ['546 __ $aEm Libras.'], 'S'],
    ['a record with accessibility content', ['341 0_ $atextual'], 'S'],
    ['tactile material', ['007 fb|bnn'], 'S'],
    ['an ordinary book', ['500 __ $aA escrita braille na história.'], 'N'],
  ])('%s is said to be accessible: %p', (_, lines, flag) => {
    expect(describeTitle(sampleRecord(lines)).possui_acessibilidade).toBe(flag);
  });

  it('accepts a record without fields', () => {
    expect(describeTitle({ leader: '', fields: [] })).toMatchObject({
      titulo: '[Sem título]',
      autor: null,
      autores: [],
      assuntos: [],
      ano_publicacao: null,
      notas: [],
    });
  });
});
