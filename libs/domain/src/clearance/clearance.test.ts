import { recipientsOf, wrongRecipients } from '../mail';
import { clearanceBlocks } from './clearance';
import { declarationPdf } from './declaration';
import { checkDigit11, slipBarCode, slipBlock, slipDueDate, typedLine } from './paymentSlip';

describe('the no-debts declaration', () => {
  const none = { openLoans: 0, owed: 0, openRequests: 0 };

  it.each([
    ['can be signed by who owes nothing', none, []],
    ['cannot with a book at home', { ...none, openLoans: 1 }, ['emprestimos_abertos']],
    ['cannot with a cent to pay', { ...none, owed: 0.01 }, ['debitos_pendentes']],
    ['cannot with a copy on its way', { ...none, openRequests: 1 }, ['solicitacoes_abertas']],
    [
      'names every reason',
      { openLoans: 2, owed: 3, openRequests: 1 },
      ['debitos_pendentes', 'emprestimos_abertos', 'solicitacoes_abertas'],
    ],
  ])('%s', (_, obligations, expected) => {
    expect(clearanceBlocks(obligations)).toEqual(expected);
  });

  it.each([
    ['ana@ufvi.example.org', ['ana@ufvi.example.org']],
    ['ana@ufvi.example.org; rh@ufvi.example.org;', ['ana@ufvi.example.org', 'rh@ufvi.example.org']],
    ['rh@ufvi.example.org;RH@ufvi.example.org', ['RH@ufvi.example.org']],
    ['ana@ufvi.example.org, rh@ufvi.example.org', null],
    ['ana@ufvi.example.org; rh', null],
    [' ; ', null],
  ])('goes by mail to %s', (text, expected) => {
    expect(recipientsOf(text)).toEqual(expected);
  });

  it('is a PDF with its text and a correct cross-reference table', () => {
    const file = declarationPdf(
      {
        nome_pessoa: 'Natália (Nat) Prado',
        cpf: '52998224725',
        desc_biblioteca: 'Biblioteca Central',
        data: '2026-03-10',
        codigo_autenticidade: 'A1B2',
      },
      {
        emitente: 'Universidade do Vale',
        assinatura: 'c2ln',
        conferir: 'https://biblioteca.example/conferir?codigo=A1B2',
        qr: [
          [true, true, false],
          [false, true, true],
        ],
      },
    );
    expect(file).toContain('(Universidade do Vale)');
    expect(file).toContain('https://biblioteca.example/conferir?codigo=A1B2');
    // Two modules beside one another are one box.
    expect(file.match(/^[\d. ]+ re$/gm)).toHaveLength(2);
    expect(file).toMatch(/^%PDF-1\.4\n/);
    expect(file).toContain('Natália \\(Nat\\) Prado');
    expect(file).toContain('10/03/2026');
    expect(file).toContain('CPF 529.982.247-25');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const places = [...file.slice(start).matchAll(/(\d{10}) 00000 n/g)].map((match) => Number(match[1]));
    expect(places.map((place, index) => file.startsWith(`${index + 1} 0 obj\n`, place))).toEqual(
      places.map(() => true),
    );
    expect([...file].every((sign) => sign.charCodeAt(0) < 256)).toBe(true);
  });
});

describe('a payment slip', () => {
  it.each([
    [13.5, 13.5, null],
    [5, 13.5, null],
    [13.51, 13.5, 'valor_acima_do_devido'],
    [1, 0, 'valor_acima_do_devido'],
    [0, 13.5, 'valor_invalido'],
    [-1, 13.5, 'valor_invalido'],
    [0.005, 13.5, 'valor_invalido'],
  ])('of R$ %s with R$ %s owed: %s', (valor, owed, expected) => {
    expect(slipBlock(valor, owed)).toBe(expected);
  });

  it('can be paid for five days', () => {
    expect(slipDueDate('2026-02-26')).toBe('2026-03-03');
  });

  // The example of the norm, then the four fields of a slip published by the Treasury.
  it.each([
    ['01230067896', 0],
    ['85890000460', 9],
    ['52460179160', 5],
    ['60759305086', 5],
    ['83148300001', 0],
  ])('has the check digit of %s', (field, digit) => {
    expect(checkDigit11(field)).toBe(digit);
  });

  it('has 48 digits, four of which check the others', () => {
    const slip = { number: 42, valor: 13.5, cod_biblioteca: 1, vencimento: '2026-03-15' };
    const code = slipBarCode(slip);
    expect(code).toMatch(/^858\d00000001350\d{29}$/);
    expect(Number(code[3])).toBe(checkDigit11(code.slice(0, 3) + code.slice(4)));
    const line = typedLine(code);
    expect(line).toMatch(/^\d{48}$/);
    for (const start of [0, 12, 24, 36])
      expect(Number(line[start + 11])).toBe(checkDigit11(line.slice(start, start + 11)));
    expect(typedLine(slipBarCode({ ...slip, number: 43 }))).not.toBe(line);
  });
});

it('reports which of several addresses is invalid', () => {
  expect(wrongRecipients('ana@exemplo.br; bia; ;lia@exemplo')).toEqual(['bia', 'lia@exemplo']);
  expect(wrongRecipients(' ; ')).toEqual([]);
});
