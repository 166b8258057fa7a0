import type { MarcRecord } from '@catalogue/domain';
import { extent, field, imprint } from '@catalogue/database/seed/titles/marc';

interface StateTitle {
  titulo: string;
  titulo_paralelo?: string | undefined;
  /** A variant title. */
  titulo_variante?: string | undefined;
  autor?: string | undefined;
  assunto?: string | undefined;
  ano: string;
  url?: string | undefined;
  /** The text of the link. */
  url_texto: string;
  capa?: string | undefined;
  acessivel: boolean;
  /** The three letters of MARC. */
  idioma: string;
}

/** A book with a short description. */
export const recordOf = ({
  titulo,
  titulo_paralelo,
  titulo_variante,
  autor,
  assunto,
  ano,
  url,
  url_texto,
  capa,
  acessivel,
  idioma,
}: StateTitle): MarcRecord => ({
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '001', value: '000001' },
    { tag: '008', value: `980101s${ano}    bl            000 0 ${idioma}  ` },
    field('020', '##', 'a', '9788535902778'),
    field('090', '##', 'a', '869.3', 'b', 'A848d'),
    ...(autor ? [field('100', '1#', 'a', autor)] : []),
    field(
      '245',
      /^[AO] /.test(titulo) ? '02' : '00',
      'a',
      titulo_paralelo ? `${titulo} =` : titulo,
      'b',
      titulo_paralelo ?? null,
    ),
    ...(titulo_variante ? [field('246', '3#', 'a', titulo_variante)] : []),
    field('250', '##', 'a', '2. ed.'),
    imprint('São Paulo', 'Companhia das Letras', ano),
    extent('256 p.', null, null),
    ...(acessivel ? [field('341', '0#', 'a', 'textual', 'b', 'Braille')] : []),
    ...(assunto ? [field('650', '#4', 'a', assunto)] : []),
    ...(url ? [field('856', '40', 'u', url, 'y', url_texto)] : []),
    ...(capa ? [field('856', '42', '3', 'Capa', 'u', capa)] : []),
  ],
});
