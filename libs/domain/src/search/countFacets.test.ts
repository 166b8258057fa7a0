import type { FacetCode } from '@catalogue/api-contract';
import type { ActiveFilter } from './activeFilters';
import { applyFilters } from './applyFilters';
import { countFacets, hasEntries } from './countFacets';
import { facetCodes, facetTitles, facetsOfSearchType } from './facetTitles';
import { entry, title } from './resultSet.fixture';
import { facetLabelKeys } from './facetValues';
import { indexTitles } from './titleIndex';

const items = [
  title(1, {
    dados_adicionais: { A: [entry('1', 'Ávila'), entry('1', 'Ávila')] },
    idioma: 'por',
    idioma_desc: 'Português',
  }),
  title(2, {
    dados_adicionais: { A: [entry('2', 'zola'), entry('3', 'Borges')] },
    idioma: 'por',
    idioma_desc: 'Português',
  }),
  title(3, {
    dados_adicionais: { A: [entry('2', 'zola')] },
    idioma: 'fre',
    idioma_desc: 'Francês',
    ano_publicacao: '1890',
  }),
  title(4, { ano_publicacao: null, link_capa: '/c', acesso_remoto: 'cr', possui_acessibilidade: 'S' }),
  title(5, { ano_publicacao: '0', dados_adicionais: { S: [entry('', 'sem código'), entry('', '')] } }),
];
const index = indexTitles(items);
const count = (code: FacetCode, filters: ActiveFilter[] = [], text = '') =>
  countFacets(index, applyFilters(index, filters, text))[code];
const filter = (tipo: FacetCode, codigo: string): ActiveFilter => ({ tipo, codigo, descricao: codigo, campus: null });
const totals = (code: FacetCode, filters: ActiveFilter[] = [], text = '') =>
  count(code, filters, text)
    .entries()
    .map(({ descricao, total, totalSemFiltro }) => `${descricao} ${total}/${totalSemFiltro}`);

describe('the counts of facets', () => {
  it('every one of the 24 facets is counted', () => {
    expect(Object.keys(countFacets(index, applyFilters(index, [])))).toEqual(facetCodes);
    expect(facetCodes).toHaveLength(24);
  });

  it('entries are sorted by description, without accents and case', () => {
    expect(totals('A')).toEqual(['Ávila 1/1', 'Borges 1/1', 'zola 2/2']);
  });

  it('years are sorted from the latest, and titles without a year are last under their label', () => {
    expect(totals('Y')).toEqual(['2020 2/2', '1890 1/1', 'noDate 2/2']);
  });

  it('entries without a name, or with a Portuguese one, get one in the language of the screen', () => {
    const labels = {
      noDate: 'Sem data',
      onlyWithCover: 'Capa',
      onlyWithOnline: 'Acesso on-line',
      onlyWithAccessible: 'Recurso acessível',
      workType: () => 'Book',
      language: ({ idioma }: { idioma?: string | null }) => (idioma === 'fre' ? 'French' : 'Portuguese'),
    };
    const named = indexTitles(items, labels);
    const counted = countFacets(named, applyFilters(named, []));
    expect(counted.X.entries().map(({ codigo, descricao }) => `${codigo} ${descricao}`)).toEqual([
      'O Acesso on-line',
      'C Capa',
      'S Recurso acessível',
    ]);
    expect(counted.Y.entries().at(-1)?.descricao).toBe('Sem data');
    expect(counted.I.entries().map(({ codigo, descricao }) => `${codigo} ${descricao}`)).toEqual([
      'fre French',
      'por Portuguese',
    ]);
    expect(counted.T.entries().map(({ descricao }) => descricao)).toContain('Book');
  });

  it('an entry counts what the other types leave, beside its count without any filter', () => {
    expect(totals('A', [filter('I', 'por')])).toEqual(['Ávila 1/1', 'Borges 1/1', 'zola 1/2']);
  });

  it('the values beside a chosen one show what choosing them too would add', () => {
    expect(totals('I', [filter('I', 'por')])).toEqual(['Francês 1/1', 'Português 2/2']);
    expect(totals('I', [filter('I', 'por'), filter('A', '2')])).toEqual(['Francês 1/1', 'Português 1/2']);
  });

  it('a count says whether the original count differs', () => {
    const marks = count('A', [filter('I', 'por')]).entries();
    expect(marks.map(({ mostrarQtdOriginal }) => mostrarQtdOriginal)).toEqual([false, false, true]);
  });

  it('an entry that would show nothing is left out, a chosen one stays', () => {
    expect(totals('A', [filter('I', 'fre')])).toEqual(['zola 1/2']);
    expect(totals('A', [filter('I', 'fre'), filter('A', '1')])).toEqual(['Ávila 0/1', 'zola 1/2']);
  });

  it('the text filter counts everywhere', () => {
    expect(totals('I', [filter('I', 'fre')], 'borges')).toEqual(['Francês 0/1', 'Português 1/2']);
  });

  it('a value that a title names twice counts once', () => {
    expect(count('A').entries()[0]?.total).toBe(1);
  });

  it('a value without a code is known by its words', () => {
    expect(count('S').entries()).toMatchObject([{ codigo: 'sem código', descricao: 'sem código', total: 1 }]);
  });

  it('the first entries can be had alone, and how many there are', () => {
    expect(count('A').size).toBe(3);
    expect(count('A').entries(2)).toHaveLength(2);
    expect(count('A', [filter('I', 'fre'), filter('A', '1')]).size).toBe(2);
  });

  it.each([
    ['without a filter', []],
    ['with a filter', [filter('I', 'fre')]],
    ['with two filters', [filter('I', 'fre'), filter('A', '1')]],
    ['with a filter that nothing has', [filter('T', '99')]],
  ])('whether a facet has entries agrees with their number: %s', (_, filters: ActiveFilter[]) => {
    const result = applyFilters(index, filters);
    const counted = countFacets(index, result);
    for (const code of facetCodes)
      expect(`${code} ${hasEntries(index, code, result)}`).toBe(`${code} ${counted[code].size > 0}`);
  });

  it('a facet that is not opened is not made', () => {
    const read = jest.fn(() => 'Book');
    const unread = indexTitles(items, { ...facetLabelKeys, workType: read });
    const result = applyFilters(unread, [filter('I', 'por')]);
    const counted = countFacets(unread, result);
    expect(counted.A.size).toBe(3);
    expect(read).not.toHaveBeenCalled();
    expect(counted.T.size).toBe(1);
    expect(read).toHaveBeenCalled();
  });

  it('counts agree with counting one title at a time', () => {
    const large = Array.from({ length: 300 }, (_, at) =>
      title(at, {
        cod_tipo_obra: String(at % 3),
        idioma: ['por', 'eng', 'spa', 'fre'][(at * 7) % 4],
        dados_adicionais: { A: [entry(String(at % 11)), entry(String(at % 5))], S: [entry(String((at * 3) % 13))] },
      }),
    );
    const chosen = [filter('T', '1'), filter('A', '2'), filter('A', '4'), filter('I', 'por'), filter('I', 'spa')];
    const largeIndex = indexTitles(large);
    const counted = countFacets(largeIndex, applyFilters(largeIndex, chosen));
    const has: Record<string, (item: (typeof large)[number], codigo: string) => boolean> = {
      T: (item, codigo) => item.cod_tipo_obra === codigo,
      A: (item, codigo) => (item.dados_adicionais.A ?? []).some((author) => author.codigo === codigo),
      I: (item, codigo) => item.idioma === codigo,
      S: (item, codigo) => (item.dados_adicionais.S ?? []).some((subject) => subject.codigo === codigo),
    };
    for (const code of ['T', 'A', 'I', 'S'] as const) {
      const others = (['T', 'A', 'I'] as const).filter((type) => type !== code);
      for (const { codigo, total } of counted[code].entries()) {
        const expected = large.filter(
          (item) =>
            has[code]?.(item, codigo) &&
            others.every((type) => chosen.some((one) => one.tipo === type && has[type]?.(item, one.codigo))),
        );
        expect(`${code} ${codigo} ${total}`).toBe(`${code} ${codigo} ${expected.length}`);
      }
    }
  });
});

describe('the names of facets', () => {
  it('each facet has a name in three languages', () => {
    for (const names of Object.values(facetTitles)) expect(Object.values(names).filter(Boolean)).toHaveLength(3);
  });

  it('areas and courses belong to new acquisitions, institutions to the partner network', () => {
    expect(facetsOfSearchType('pesquisa_geral')).toHaveLength(21);
    expect(facetsOfSearchType('novas_aquisicoes')).toEqual(expect.arrayContaining(['NA_A', 'NA_C']));
    expect(facetsOfSearchType('rede_pergamum_oai')).toContain('Z');
    expect(facetsOfSearchType('autoridades')).not.toContain('Y');
  });

  it('disciplines come first among teaching plans, and last among other titles', () => {
    expect(facetsOfSearchType('plano_ensino')[0]).toBe('PE_D');
    expect(facetsOfSearchType('pesquisa_geral').at(-1)).toBe('PE_D');
    expect(facetsOfSearchType('autoridades')).not.toContain('PE_D');
    expect(facetsOfSearchType('rede_pergamum_oai')).not.toContain('PE_D');
  });
});
