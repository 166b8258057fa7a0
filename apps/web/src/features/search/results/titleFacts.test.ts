import type { SearchItem } from '@catalogue/api-contract';
import { availabilityOf } from './availabilityOf';
import { imprintOf } from './titleFacts';

const title = (facts: Partial<SearchItem>): SearchItem => ({
  cod_acervo: '1',
  cod_tipo_obra: '1',
  desc_tipo_obra: 'Livro',
  ano_publicacao: '2020',
  dados_adicionais: {},
  descricao: 'Título',
  ...facts,
});

test.each([
  [
    { edicao: '2. ed.', imprenta: 'São Paulo: Edusp, 2006', desc_fisica: '660 p. : il. ; 23 cm' },
    '2. ed. São Paulo: Edusp, 2006. 660 p.',
  ],
  [{ imprenta: 'Recife: Maré Alta, 2013.' }, 'Recife: Maré Alta, 2013.'],
  [{ desc_fisica: '1 recurso online (442 p.)' }, '1 recurso online (442 p.)'],
  [{ edicao: null, imprenta: null }, ''],
])('the line of imprint has only what the record has: %j', (facts, line) => {
  expect(imprintOf(title(facts))).toBe(line);
});

test.each([
  ['a copy on the shelf', { disponiveis: '2', tot_exemplares: '3', acesso_remoto: 'cr' }, 'available'],
  ['none on the shelf, but on-line', { disponiveis: '0', tot_exemplares: '3', acesso_remoto: 'cr' }, 'online'],
  ['all of them due back', { disponiveis: '0', tot_exemplares: '3', proxima_devolucao: '2026-03-20' }, 'lent'],
  ['somebody waiting', { disponiveis: '0', tot_exemplares: '3', reservas_fila: '1' }, 'lent'],
  ['one kept for whom it was reserved', { disponiveis: '0', tot_exemplares: '1', disp_para_reserva: 'S' }, 'lent'],
  [
    'copies that stay in the library',
    { disponiveis: '0', tot_exemplares: '1', consulta_local: '1', disp_para_reserva: 'N' },
    'onSite',
  ],
  ['copies that are neither lent nor there', { disponiveis: '0', tot_exemplares: '1', disp_para_reserva: 'N' }, 'away'],
  ['no copy at all', { tot_exemplares: '0' }, 'none'],
])('a title with %s', (_, facts, state) => {
  expect(availabilityOf(title(facts)).state).toBe(state);
});
