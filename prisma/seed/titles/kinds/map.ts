import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, callNumber, extent, field, heading, imprint, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { genre, subjectField } from '../subjects';
import { scatter } from '../../random';

const SORTS = [
  ['Mapa político', '912', 'Mapas políticos'],
  ['Mapa rodoviário', '912.13883', 'Estradas'],
  ['Mapa geológico', '912.1551', 'Geologia'],
  ['Carta topográfica', '912.15514', 'Topografia'],
  ['Mapa de solos', '912.16314', 'Solos'],
  ['Mapa da cobertura vegetal', '912.1581', 'Vegetação'],
  ['Mapa turístico', '912.19104', 'Turismo'],
  ['Mapa hidrográfico', '912.155148', 'Hidrografia'],
] as const;
const PLACES = [
  ['de Minas Gerais', 'Minas Gerais', 1_000_000],
  ['do Brasil', 'Brasil', 5_000_000],
  ['do Vale do Ipê', 'Vale do Ipê (MG)', 50_000],
  ['do município de Vale do Ipê', 'Vale do Ipê (MG)', 25_000],
  ['do Vale do Jequitinhonha', 'Jequitinhonha, Rio, Vale (MG)', 500_000],
  ['da bacia do rio São Francisco', 'São Francisco, Rio, Bacia', 2_500_000],
  ['da Serra do Espinhaço', 'Espinhaço, Serra do (MG)', 250_000],
  ['da Zona da Mata', 'Zona da Mata (MG)', 500_000],
  ['do Quadrilátero Ferrífero', 'Quadrilátero Ferrífero (MG)', 150_000],
] as const;

/** A map sheet, for local use. */
export function makeMap(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const index = scatter(ordinal, SORTS.length * PLACES.length);
  const sort = SORTS[index % SORTS.length];
  const place = PLACES[Math.floor(index / SORTS.length)];
  if (!sort || !place) throw new Error('There are no maps.');
  const [name, cdd, matter] = sort;
  const [where, area, scale] = place;
  const year = publicationYear(draft, 1948);
  const undated = random.chance(0.1);
  const title = `${name} ${where}`;
  const body = 'Instituto de Geociências do Vale do Ipê';
  const data_inclusao = inclusionDate(draft, year);
  const written = `1:${String(scale).replace(/\B(?=(\d{3})+$)/g, '.')}`;
  const fields = [
    field('034', '1#', 'a', 'a', 'b', String(scale)),
    ...callNumber(cdd, authorMark(body, title), undated ? null : String(year)),
    field('110', '2#', 'a', `${body}.`),
    titleField({
      title,
      rest: ordinal >= SORTS.length * PLACES.length ? `folha ${Math.floor(ordinal / 72)}` : null,
      by: body,
      entry: true,
    }),
    field('255', '##', 'a', `Escala ${written}.`),
    imprint('Vale do Ipê, MG', body, undated ? '[19--?]' : String(year)),
    extent('1 mapa', 'color.', `${random.between(40, 110)} x ${random.between(50, 120)} cm`),
    field('500', '##', 'a', random.chance(0.5) ? 'Inclui tabela de distâncias e legenda.' : null),
    subjectField(matter, 'Mapas'),
    heading('651', '#4', area),
    genre('Mapas'),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'em',
    coded: '       a     0   ',
    year: undated ? null : year,
    carrier: 'aj canzn',
    fields,
    shelf: { library: random.pick([1, 2, 6]), holding: 'local' },
  });
}
