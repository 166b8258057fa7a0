import { sampleRecord } from '../describeSample';
import { abntReference } from './abntReference';

const fields = [
  '022 __ $a1234-5678',
  '100 1_ $aPaz, A.',
  '245 10 $aCais ... :$b(memória)?',
  '250 __ $a2. ed. -',
  '260 __ $a[S.l. :$bs.n.,$cs.d.].',
  '300 __ $a2 v. :$bil. ;$c23 cm.',
  '490 1_ $a(Mar ;$v3).',
  '502 __ $aTese.',
  '700 1_ $aLima, R.,$eorg.',
  '773 0_ $tHistória.$gn. 2',
  '856 40 $uhttps://livros.example/9.',
];
const kinds = ['am', 'aa', 'ab', 'as', 'em', 'cm', 'gm', 'jm', 'om', 'tm', '  '];

/** Every combination of fields, in order. */
const choices = Array.from({ length: 2 ** fields.length }, (_, bits) =>
  fields.filter((__, index) => (bits >> index) & 1),
);

describe('whatever a record lacks', () => {
  test.each(kinds)(
    'the reference of leader/06-07 %p has no doubled mark, nothing undefined and one stop at its end',
    (kind) => {
      const faulty = choices
        .map((lines) => abntReference(sampleRecord(lines, { kind, dates: 'nuuuuuuuu' }), { hoje: '2026-05-03' }).texto)
        .filter(
          (texto) =>
            /undefined|null|NaN|,,|;;|: ?:|,\.|;\.|\s,|\(\)|^\W*$|\s\s|[^.]\.\.$|[^.]\.\.[^.]|s\. ?d\./.test(texto) ||
            !/[^.]\.$/.test(texto),
        );
      expect(faulty).toEqual([]);
    },
  );
});
