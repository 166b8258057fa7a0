import {
  interLibraryFlaw,
  requestFlaw,
  requestFlaws,
  requestSummary,
  type RequestFields,
  type RequestForm,
} from './request';

const today = '2026-03-10';
const article = { titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale' };
const sheet = { folha_rosto: 'Universidade …', resumo: 'Estuda-se …', palavras_chave: 'água; cerrado' };
const loan = {
  biblioteca_origem: 1,
  biblioteca_recebimento: 5,
  titulo: 'Atlas',
  telefone: '(31) 5550-0101',
  email: 'ana@ufvi.example.org',
};

describe('a request', () => {
  it.each<[RequestForm, RequestFields]>([
    ['artigo', { ...article, ano: 2026, pagina_inicial: 7, pagina_final: 7 }],
    ['tese-dissertacao', { titulo: 'Águas', autor: 'Reis, Lia', grau_defesa: 'mestrado' }],
    ['parte-documento', { titulo_parte: 'Cap. 3', titulo_obra: 'Águas', pagina_inicial: 9 }],
    ['levantamento-bibliografico', { assunto_geral: 'Águas', data_inicial: '2016-01-01', data_final: today }],
    [
      'ficha-catalografica',
      { ...sheet, pagina_inicial_bibliografia: 90, pagina_final_bibliografia: 99, total_paginas: 99 },
    ],
    ['pesquisa-especializada', { assunto: 'Águas' }],
    ['emprestimo-inter-bibliotecas', loan],
  ])('for %s can be sent as %j', (form, fields) => {
    expect(requestFlaw(form, fields, today)).toBeNull();
  });

  it.each<[RequestForm, RequestFields, string, string]>([
    ['artigo', { ...article, titulo_revista: ' ' }, 'CampoObrigatorioNaoPreenchido', 'titulo_revista'],
    ['ficha-catalografica', { ...sheet, resumo: '' }, 'CampoObrigatorioNaoPreenchido', 'resumo'],
    ['emprestimo-inter-bibliotecas', { ...loan, telefone: '' }, 'CampoObrigatorioNaoPreenchido', 'telefone'],
    ['artigo', { ...article, pagina_inicial: 20, pagina_final: 7 }, 'pagina_inicial_maior', 'pagina_inicial'],
    [
      'ficha-catalografica',
      { ...sheet, pagina_inicial_bibliografia: 90, pagina_final_bibliografia: 80 },
      'pagina_inicial_maior',
      'pagina_inicial_bibliografia',
    ],
    [
      'ficha-catalografica',
      { ...sheet, pagina_final_bibliografia: 120, total_paginas: 99 },
      'pagina_fora_do_total',
      'pagina_final_bibliografia',
    ],
    [
      'pesquisa-especializada',
      { assunto: 'Águas', data_inicial: '2026-02-02', data_final: '2026-02-01' },
      'data_inicial_maior',
      'data_inicial',
    ],
    ['pesquisa-especializada', { assunto: 'Águas', data_final: '2026-03-11' }, 'data_fora_do_limite', 'data_final'],
    ['pesquisa-especializada', { assunto: 'Águas', data_inicial: '1200-01-01' }, 'data_fora_do_limite', 'data_inicial'],
    ['artigo', { ...article, ano: 2027 }, 'data_fora_do_limite', 'ano'],
    ['artigo', { ...article, ano: 1200 }, 'data_fora_do_limite', 'ano'],
  ])('for %s with %j has the flaw %s of %s', (form, fields, key, campo) => {
    expect(requestFlaw(form, fields, today)).toEqual({ key, campo });
  });

  it('with several flaws has all of them, in the order of the messages', () => {
    const fields = {
      ...sheet,
      resumo: '',
      pagina_inicial_bibliografia: 120,
      pagina_final_bibliografia: 90,
      total_paginas: 99,
    };
    expect(requestFlaws('ficha-catalografica', fields, today)).toEqual([
      { key: 'CampoObrigatorioNaoPreenchido', campo: 'resumo' },
      { key: 'pagina_inicial_maior', campo: 'pagina_inicial_bibliografia' },
      { key: 'pagina_fora_do_total', campo: 'pagina_inicial_bibliografia' },
    ]);
  });

  it.each<[RequestFields, [string, string] | null]>([
    [loan, null],
    [{ ...loan, telefone: 'ramal' }, ['telefone_invalido', 'telefone']],
    [{ ...loan, email: 'ana@casa' }, ['email_invalido', 'email']],
    [{ ...loan, biblioteca_recebimento: 1 }, ['bibliotecas_iguais', 'biblioteca_recebimento']],
    [{ ...loan, biblioteca_recebimento: 1, instituicao: 3 }, null],
  ])('for an inter-library loan %j has %j', (fields, flaw) => {
    expect(interLibraryFlaw(fields)).toEqual(flaw && { key: flaw[0], campo: flaw[1] });
  });

  it.each<[RequestForm, RequestFields, string]>([
    ['artigo', article, 'Águas do cerrado · Revista do Vale'],
    ['ficha-catalografica', { ...sheet, folha_rosto: 'Universidade\nÁguas' }, 'Universidade Águas'],
    ['levantamento-bibliografico', { assunto_geral: 'x'.repeat(200) }, `${'x'.repeat(119)}…`],
  ])('for %s has a summary of one line', (form, fields, line) => {
    expect(requestSummary(form, fields)).toBe(line);
  });
});
