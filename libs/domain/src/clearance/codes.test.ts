import fc from 'fast-check';
import { barsOf, itf25 } from './barCode';
import { isRunningFine, paymentsOf, isForSameDebts, slipNumber, slipStatus } from './paymentSlip';
import { crc16, pixText } from './pix';

describe('the bars of a slip', () => {
  it('are those of the norm: the pair 38 between start and stop', () => {
    // 3 = wwnnn in the bars, 8 = wnnwn in the gaps.
    expect(itf25('38')).toEqual([1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 1, 3, 1, 1, 3, 1, 1]);
  });

  it('are refused for an odd number of digits, and for what is no digit', () => {
    for (const wrong of ['', '1', '123', '1a']) expect(() => itf25(wrong)).toThrow(RangeError);
  });

  it('give the digits back, whatever they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d\d){1,22}$/), (digits) => {
        const body = itf25(digits).slice(4, -3);
        const digitOf = (widths: number[]) =>
          Array.from({ length: 10 }, (_, digit) =>
            itf25(`${digit}0`)
              .slice(4, 14)
              .filter((_width, at) => at % 2 === 0),
          ).findIndex((known) => known.join() === widths.join());
        const read = digits.match(/../g)?.map((_, pair) => {
          const ten = body.slice(pair * 10, pair * 10 + 10);
          return [0, 1].map((side) => digitOf(ten.filter((_width, at) => at % 2 === side))).join('');
        });
        expect(read?.join('')).toBe(digits);
        const bars = barsOf(itf25(digits));
        expect(bars).toHaveLength((itf25(digits).length + 1) / 2);
        expect(bars[0]).toEqual({ left: 0, width: 1 });
      }),
    );
  });
});

describe('a Pix charge', () => {
  it('is the example of the manual, character by character', () => {
    const text = pixText({
      key: '123e4567-e12b-12d1-a456-426655440000',
      merchant: 'Fulano de Tal',
      city: 'BRASILIA',
      txid: '***',
    });
    expect(text).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
        '5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  it('has its amount with a point and two digits, and names without accents', () => {
    const text = pixText({
      key: 'a@b.example',
      merchant: 'Bibliotecas do Vale do Ipê e arredores',
      city: 'Vale do Ipê',
      valor: 7.5,
      txid: 'GRU1',
    });
    expect(text).toContain('54047.50');
    expect(text).toContain('5925Bibliotecas do Vale do Ip');
    expect(text).toContain('6011Vale do Ipe');
    expect(crc16(text.slice(0, -4))).toBe(text.slice(-4));
  });
});

describe('what has become of a slip', () => {
  const debt = { cod_debito: '1', cod_biblioteca: '1', valor_multa: 9, desconto: 0, valor_pago: 0 };
  const slip = {
    cod_biblioteca: 1,
    valor: 9,
    vencimento: '2026-03-15',
    paga_em: null,
    itens: [{ cod_debito: '1', descricao: 'Multa', valor: 9 }],
  };
  const amountAlone = { ...slip, itens: [] };
  it.each([
    ['it can be paid until its last day', slip, [debt], '2026-03-15', 'aberta'],
    ['it lapses the day after', slip, [debt], '2026-03-16', 'vencida'],
    ['it is cancelled when its debt was paid in another way', slip, [], '2026-03-10', 'cancelada'],
    ['it is cancelled when its debt is another now', slip, [{ ...debt, desconto: 1 }], '2026-03-10', 'cancelada'],
    ['it stays paid', { ...slip, paga_em: '2026-03-11' }, [], '2026-05-01', 'paga'],
    ['one for an amount alone is open while that much is owed', amountAlone, [debt], '2026-03-15', 'aberta'],
    ['it is cancelled when less is owed', amountAlone, [{ ...debt, valor_pago: 1 }], '2026-03-15', 'cancelada'],
    ['or to another library', amountAlone, [{ ...debt, cod_biblioteca: '2' }], '2026-03-15', 'cancelada'],
    ['it lapses too', amountAlone, [debt], '2026-03-16', 'vencida'],
  ] as const)('%s', (_, facts, debts, today, expected) => {
    expect(slipStatus(facts, debts, today)).toBe(expected);
  });

  it('is for the same choice if it pays the same debts, no more and no fewer', () => {
    const two = [...slip.itens, { cod_debito: '2', descricao: 'Carteira', valor: 12 }];
    expect(isForSameDebts(slip.itens, [{ cod_debito: '1' }])).toBe(true);
    expect(isForSameDebts(two, [{ cod_debito: '2' }, { cod_debito: '1' }])).toBe(true);
    expect(isForSameDebts(two, [{ cod_debito: '1' }])).toBe(false);
    expect(isForSameDebts(slip.itens, [{ cod_debito: '1' }, { cod_debito: '2' }])).toBe(false);
    expect(isForSameDebts([], [{ cod_debito: '1' }])).toBe(false);
  });

  it('has a number with its year', () => expect(slipNumber(417, '2026-11-23')).toBe('2026000417'));
});

describe('what a paid slip pays', () => {
  const debts = [
    { cod_debito: '1', valor_multa: 9.1, desconto: 0, valor_pago: 0 },
    { cod_debito: '2', valor_multa: 5, desconto: 0, valor_pago: 2 },
  ];
  const itens = [{ cod_debito: '2', descricao: 'Carteira', valor: 3 }];
  it.each([
    ['its items', { valor: 3, itens }, [{ cod_debito: '2', valor: 3 }]],
    ['a part of the oldest debt', { valor: 4, itens: [] }, [{ cod_debito: '1', valor: 4 }]],
    [
      'the oldest debts in turn',
      { valor: 9.3, itens: [] },
      [
        { cod_debito: '1', valor: 9.1 },
        { cod_debito: '2', valor: 0.2 },
      ],
    ],
    ['nothing when more was paid than is owed', { valor: 12.11, itens: [] }, null],
  ])('%s', (_, slip, expected) => expect(paymentsOf(slip, debts)).toEqual(expected));
});

describe('a fine still runs', () => {
  const fine = { tipo_servico: 'Multa por atraso', cod_acervo: '7', data_prevista: '2026-03-01' };
  const loan = { cod_acervo: '7', dataDevolucaoPrevista: '01/03/2026' };
  it.each([
    ['while its book is out', fine, [loan], true],
    ['not once it is back', fine, [], false],
    ['not for a later loan of the title', fine, [{ ...loan, dataDevolucaoPrevista: '20/03/2026' }], false],
    ['not for another title', fine, [{ ...loan, cod_acervo: '8' }], false],
    ['not if it is no fine', { ...fine, tipo_servico: 'Reposição de exemplar' }, [loan], false],
  ])('%s', (_, debt, loans, expected) => expect(isRunningFine(debt, loans)).toBe(expected));
});
