import { plain, running, splitPunctuation } from './describeText';

describe('the punctuation of a catalogue record', () => {
  test.each([
    ['A casa do cais :', 'A casa do cais'],
    ['memória e cidade /', 'memória e cidade'],
    ['6. ed. -', '6. ed.'],
    ['Brasil -', 'Brasil'],
    ['Moreira, Júlia.', 'Moreira, Júlia'],
    ['Moreira, J.', 'Moreira, J.'],
    ['Moreira, J. A.', 'Moreira, J. A.'],
    ['1941-', '1941-'],
    ['317 p. :', '317 p.'],
    ['Edições do Cais Ltda.', 'Edições do Cais Ltda.'],
    ['Título --', 'Título'],
    ['19--', '19--'],
    ['e outros contos ...', 'e outros contos ...'],
    ['Washington, D.C. :', 'Washington, D.C.'],
    ['  Dois   espaços ; ', 'Dois espaços'],
    ['Linguagem C++', 'Linguagem C++'],
    ['Linguagem C++ /', 'Linguagem C++'],
    ['Notepad++.', 'Notepad++'],
    ['Programação em C# :', 'Programação em C#'],
    ['317 p. +', '317 p.'],
    [':', ':'],
    ['', ''],
  ])('%p reads %p', (value, text) => {
    expect(plain(value)).toBe(text);
  });

  test.each(['A casa do cais :', ' 2005. ', '6. ed. - ', '   00029063 ', 'Natal :', '. -', ''])(
    'splitting %p loses nothing',
    (value) => {
      const { text, punctuation } = splitPunctuation(value);
      expect(text + punctuation).toBe(value);
    },
  );

  it('leaves the final stop of running text', () => {
    expect(running('Inclui índice.')).toBe('Inclui índice.');
    expect(running('317 p. : il. -')).toBe('317 p. : il.');
  });
});
