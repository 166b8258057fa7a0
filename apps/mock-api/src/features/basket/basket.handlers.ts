import { BasketPeriod, ExportTarget, type WireFile, type basket } from '@catalogue/api-contract';
import { exportTitles, recipientsOf, tooLongForIso2709 } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { sendMail } from '../../tenants/outbox';
import { findRecords } from '../title/title.public';
import { addTitles, findBasket, findCodes, removeTitle, unknownTitles } from './basket.store';

export const basketHandlers: Handlers<typeof basket> = {
  async addToBasket({ body: { acervos }, patron: { cod_pessoa }, refuse }, { db, clock }) {
    const unknown = await unknownTitles(db, acervos);
    if (unknown.length > 0) refuse('Acervo não encontrado.', { facts: { acervos: unknown } });
    await addTitles(db, cod_pessoa, acervos, clock.now());
    return { acervos: await findCodes(db, cod_pessoa) };
  },

  async removeFromBasket({ body: { acervo }, patron }, { db }) {
    await removeTitle(db, patron.cod_pessoa, acervo);
    return { acervo, na_cesta: false };
  },

  async listBasket({ query: { tipoBusca = BasketPeriod.added, ...period }, patron }, { db, settings }) {
    return findBasket(db, patron.cod_pessoa, tipoBusca, period, settings.TIME_ZONE);
  },

  async exportBasket({ body: { tipo, dados, acervos, opcoesEmail }, refuse }, { db, clock, today }) {
    const titles = await findRecords(db, acervos);
    const found = new Set(titles.map(({ cod_acervo }) => cod_acervo));
    const unknown = acervos.filter((acervo) => !found.has(acervo));
    if (unknown.length > 0) refuse('Acervo não encontrado.', { facts: { acervos: unknown } });
    const tooLong = dados === 'marc' ? titles.filter(({ marc }) => tooLongForIso2709(marc)) : [];
    if (tooLong.length > 0)
      refuse('registro_grande_demais', { facts: { acervos: tooLong.map(({ cod_acervo }) => cod_acervo) } });
    const { bytes, ...named } = exportTitles(dados, titles, today());
    const file: WireFile = { ...named, base64: Buffer.from(bytes).toString('base64') };
    if (tipo === ExportTarget.file) return file;
    const destinatarios = opcoesEmail?.destinatarios ?? '';
    const recipients = recipientsOf(destinatarios) ?? refuse('email_invalido', { facts: { destinatarios } });
    const assunto = opcoesEmail?.assunto?.trim() || 'Cesta de títulos';
    const texto = opcoesEmail?.mensagem?.trim() || 'Segue a lista de títulos escolhidos no catálogo da biblioteca.';
    await db.$transaction(async (tx) => {
      for (const para of recipients) await sendMail({ db: tx, clock }, { para, assunto, texto, anexos: [file] });
    });
    return { message: 'CestaEnviadaSucesso' };
  },
};
