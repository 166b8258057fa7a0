import { ownDataFiles, ownDataParts } from './ownData';

const data = {
  emprestimo: [
    { cod_emprestimo: 7, titulo: 'Redes, "de novo"', data_devolucao: null },
    { cod_emprestimo: 8, titulo: '=1+1', renovacoes: 2 },
  ],
  pessoa: [{ nome_pessoa: 'Ana', recebe_email: true }],
  solicitacao: [{ dados: { assunto: 'Água' } }],
};

test('a copy has everything as JSON, and a table of each kind with all of its columns', () => {
  const files = ownDataFiles(data);
  expect(Object.keys(files)).toEqual(['dados.json', 'pessoa.csv', 'emprestimo.csv', 'solicitacao.csv']);
  expect(JSON.parse(files['dados.json'] ?? '')).toEqual(data);
  expect(files['pessoa.csv']).toBe('\ufeff"nome_pessoa","recebe_email"\r\n"Ana","true"\r\n');
  expect(files['emprestimo.csv']?.split('\r\n')).toEqual([
    '\ufeff"cod_emprestimo","titulo","data_devolucao","renovacoes"',
    '"7","Redes, ""de novo""","",""',
    // No cell is a formula.
    '"8","\'=1+1","","2"',
    '',
  ]);
  expect(files['solicitacao.csv']).toContain('"{""assunto"":""Água""}"');
});

test('the parts of a copy are those that have rows', () => {
  expect(ownDataParts({ ...data, alerta: [] })).toEqual([
    { kind: 'pessoa', file: 'pessoa.csv', rows: 1 },
    { kind: 'emprestimo', file: 'emprestimo.csv', rows: 2 },
    { kind: 'solicitacao', file: 'solicitacao.csv', rows: 1 },
  ]);
});
