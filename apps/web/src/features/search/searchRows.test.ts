import { Operator, Position, TermType } from '@catalogue/api-contract';
import { columnIn, columnsOf, emptyRow, fieldsOf, rowsOf } from './searchRows';

test('three lines become the numbered fields of the wire and come back the same', () => {
  const rows = [
    { ...emptyRow, term: 'assis', column: TermType.author },
    { ...emptyRow, term: 'contos', operator: Operator.or, position: Position.start },
    { ...emptyRow, term: 'teatro', operator: Operator.not, column: TermType.subject },
  ];
  const fields = fieldsOf(rows);
  expect(fields).toEqual({
    termo_pesquisa: 'assis',
    coluna_um: 'INDICE_3',
    operador_um: 'OU',
    termo_dois: 'contos',
    posicao_dois: 'INICIO',
    operador_dois: 'NAO',
    termo_tres: 'teatro',
    coluna_tres: 'INDICE_2',
  });
  expect(rowsOf(fields)).toEqual(rows);
});

test('a line left empty is passed over and those below move up', () => {
  const fields = fieldsOf([{ ...emptyRow, term: ' a ' }, emptyRow, { ...emptyRow, term: 'b' }]);
  expect(fields).toEqual({ termo_pesquisa: 'a', operador_um: 'E', termo_dois: 'b' });
});

test('a query without a term is one empty line', () => {
  expect(rowsOf({})).toEqual([emptyRow]);
});

test('the partner network has no subjects: a line that asked for one asks for all fields', () => {
  expect(columnsOf('rede_pergamum_oai')).not.toContain(TermType.subject);
  expect(columnIn('rede_pergamum_oai', TermType.subject)).toBe(TermType.free);
  expect(columnIn('pesquisa_geral', TermType.subject)).toBe(TermType.subject);
});
