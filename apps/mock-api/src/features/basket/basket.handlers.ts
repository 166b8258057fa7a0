import {
  BasketPeriod,
  ExportTarget,
  maxInPermanentBasket,
  type ParsedArgs,
  type WireFile,
  type basket,
} from '@catalogue/api-contract';
import { exportTitles, mailLimits, mayBeMailed, recipientsOf, tooLongForIso2709 } from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Handlers, RefuseOf } from '../../http/serve';
import { workInTurn } from '../../http/workInTurn';
import { mailToAll } from '../../tenants/outbox';
import { findRecords } from '../title/title.public';
import { addTitles, findBasket, findCodes, findSender, removeTitle, unknownTitles } from './basket.store';
import { namedBasketsHandlers } from './namedBaskets.handlers';

export const basketHandlers: Handlers<typeof basket> = {
  ...namedBasketsHandlers,

  async addToBasket({ body: { acervos }, patron: { cod_pessoa }, refuse }, { db, clock }) {
    const unknown = await unknownTitles(db, acervos);
    if (unknown.length > 0) refuse('Acervo não encontrado.', { facts: { acervos: unknown } });
    return db.$transaction(async (tx) => {
      const added = await addTitles(tx, cod_pessoa, acervos, clock.now());
      const all = await findCodes(tx, cod_pessoa);
      if (added > 0 && all.length > maxInPermanentBasket)
        refuse('cesta_permanente_cheia', { facts: { maximo: maxInPermanentBasket } });
      return { acervos: all };
    });
  },

  async removeFromBasket({ body: { acervo }, patron }, { db }) {
    await removeTitle(db, patron.cod_pessoa, acervo);
    return { acervo, na_cesta: false };
  },

  async listBasket({ query: { tipoBusca = BasketPeriod.added, ...period }, patron }, { db, settings }) {
    return findBasket(db, patron.cod_pessoa, tipoBusca, period, settings.TIME_ZONE);
  },

  async exportBasket({ body, caller, client, takeReads, refuse }, deps) {
    const { tipo, dados, acervos, opcoesEmail } = body;
    const file = await exportInTurn(client.address, async () => {
      await takeReads(Math.ceil(acervos.length / titlesOfRead));
      return exportedFile(deps, { dados, acervos }, refuse);
    });
    if (tipo === ExportTarget.file) return file;
    // No visitor sends mail in the library's name.
    const patron = caller.kind === 'patron' ? caller : refuse('entre_para_enviar', { facts: { token: caller.kind } });
    const { destinatarios = '', assunto = '', mensagem = '' } = opcoesEmail ?? {};
    const recipients = recipientsOf(destinatarios) ?? refuse('email_invalido', { facts: { destinatarios } });
    if (recipients.length > mailLimits.recipients) refuse('destinatarios_demais', { facts: mailLimits });
    if (!mayBeMailed(assunto, mailLimits.subject) || !mayBeMailed(mensagem, mailLimits.message))
      refuse('mensagem_invalida', { facts: { assunto, mensagem, ...mailLimits } });
    const sender = await findSender(deps.db, patron.cod_pessoa);
    const texto = [`${sender} enviou esta lista pelo catálogo da biblioteca.`, mensagem.trim()].filter(Boolean);
    const mail = { assunto: assunto.trim() || 'Cesta de títulos', texto: texto.join('\n\n'), anexos: [file] };
    if (!(await mailToAll(deps, patron, client, recipients, mail)))
      refuse('MuitasTentativas', { facts: { cod_pessoa: patron.cod_pessoa, destinatarios: recipients.length } });
    return { message: 'CestaEnviadaSucesso' };
  },
};

// So many titles of a file cost as much as a read.
const titlesOfRead = 10;
// Other calls are answered between two files: one of five hundred titles takes 200 ms of the only thread.
const exportInTurn = workInTurn(1);

type Exported = Pick<ParsedArgs<(typeof basket)['exportBasket']>['body'], 'dados' | 'acervos'>;

async function exportedFile(
  { db, today }: Deps,
  { dados, acervos }: Exported,
  refuse: RefuseOf<(typeof basket)['exportBasket']>,
): Promise<WireFile> {
  const titles = await findRecords(db, acervos);
  const found = new Set(titles.map(({ cod_acervo }) => cod_acervo));
  const unknown = acervos.filter((acervo) => !found.has(acervo));
  if (unknown.length > 0) refuse('Acervo não encontrado.', { facts: { acervos: unknown } });
  const tooLong = dados === 'marc' ? titles.filter(({ marc }) => tooLongForIso2709(marc)) : [];
  if (tooLong.length > 0)
    refuse('registro_grande_demais', { facts: { acervos: tooLong.map(({ cod_acervo }) => cod_acervo) } });
  const { bytes, ...named } = exportTitles(dados, titles, today());
  return { ...named, base64: Buffer.from(bytes).toString('base64') };
}
