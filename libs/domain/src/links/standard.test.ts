import { WorkType } from '../marc/workTypes';
import { standardNumber } from './standard';

const standard = String(WorkType.standard.cod_tipo_obra);

it.each([
  [standard, 'ABNT NBR 6023: informação e documentação: referências: elaboração', '6023'],
  [standard, 'ABNT NBR ISO 9001: sistemas de gestão da qualidade', '9001'],
  [standard, 'ABNT NBR ISO IEC 27001: segurança da informação', '27001'],
  [standard, 'Regulamento técnico 12', null],
  [String(WorkType.book.cod_tipo_obra), 'A ABNT NBR 6023 comentada', null],
])('of type %s, %s has the number %s', (cod_tipo_obra, descricao, number) => {
  expect(standardNumber({ cod_tipo_obra, descricao })).toBe(number);
});
