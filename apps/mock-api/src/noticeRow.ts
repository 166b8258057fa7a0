import { noticeText, thingOf, type NewNotice } from '@catalogue/domain';

/** A notice as a row of `alerta`. Its words are the library's own, as is the fine per day. */
export function noticeRow({ cod_pessoa, ...aviso }: NewNotice, data: Date, perDay: number) {
  const { title, detail } = noticeText(aviso, 'pt', { perDay });
  return { cod_pessoa, thing: `${thingOf(aviso.tipo)}:${aviso.codigo}`, titulo: title, texto: detail, data, aviso };
}
