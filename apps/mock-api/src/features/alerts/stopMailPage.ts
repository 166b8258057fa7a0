import { topicName, type Language } from '@catalogue/domain';
import { recordAccess } from '../../accesses.store';
import { mailKey } from '../../database';
import type { Deps } from '../../deps';
import { html, page, type Page, type PageAnswer } from '../../http/pages';
import { findLanguage, findPreferenceOf, storePreference } from './preferences.store';
import { readStopToken, type StopClaim } from './stopToken';

export const stopMailPath = '/avisos/parar';
const preferencesPath = '/meupergamum/alertas/preferencias';

const texts: Record<Language, Record<'ask' | 'stop' | 'done' | 'about' | 'kept' | 'back' | 'link', string>> = {
  pt: {
    ask: 'Parar estes e-mails?',
    about: 'E-mails da biblioteca sobre:',
    stop: 'Parar estes e-mails',
    done: 'A biblioteca não lhe envia mais estes e-mails',
    kept: 'No catálogo, os avisos continuam como você escolheu.',
    back: 'Para voltar a receber, entre no catálogo e marque “E-mail” em',
    link: 'Alertas, Como avisar',
  },
  en: {
    ask: 'Stop these e-mails?',
    about: 'E-mails from the library about:',
    stop: 'Stop these e-mails',
    done: 'The library no longer sends you these e-mails',
    kept: 'In the catalogue, notices stay as you chose.',
    back: 'To get them again, sign in to the catalogue and tick “By e-mail” in',
    link: 'Alerts, How to notify',
  },
  es: {
    ask: '¿Dejar de recibir estos correos?',
    about: 'Correos de la biblioteca sobre:',
    stop: 'Dejar de recibirlos',
    done: 'La biblioteca ya no le envía estos correos',
    kept: 'En el catálogo, los avisos siguen como usted eligió.',
    back: 'Para volver a recibirlos, entre en el catálogo y marque “Correo” en',
    link: 'Alertas, Cómo avisar',
  },
};

const unknown: PageAnswer = {
  status: 404,
  html: page(
    'Este endereço não vale',
    html`<p>
      Copie o endereço inteiro do e-mail, ou entre no catálogo e escolha os avisos em
      <a href="${preferencesPath}">${texts.pt.link}</a>.
    </p>`,
  ),
};

/** What a link stops, and its reader's language; undefined for a link that stops nothing. */
async function claimOf(token: string, { db }: Deps): Promise<(StopClaim & { language: Language }) | undefined> {
  const claim = readStopToken(token, await mailKey(db));
  if (!claim) return undefined;
  const language = await findLanguage(db, claim.cod_pessoa);
  return language && { ...claim, language };
}

const topicList = ({ assuntos }: StopClaim, language: Language) =>
  html`<p>${texts[language].about}</p>
    <ul>
      ${assuntos.map((topic) => html`<li>${topicName(topic, language)}</li>`)}
    </ul>`;

/**
 * Stops mails of some kinds, without a sign-in: by its button, or by the mail program's own (RFC 8058), which posts to the
 * same address. Opening it changes nothing, since programs that check links open them.
 */
export const stopMailPage: Page = {
  path: stopMailPath,

  async open({ t = '' }, deps) {
    const claim = await claimOf(t, deps);
    if (!claim) return unknown;
    const { ask, stop } = texts[claim.language];
    return {
      html: page(
        ask,
        html`${topicList(claim, claim.language)}
          <form method="post"><button>${stop}</button></form>`,
        claim.language,
      ),
    };
  },

  async submit({ t = '' }, deps) {
    const claim = await claimOf(t, deps);
    if (!claim) return unknown;
    const { cod_pessoa, assuntos, language } = claim;
    const preferenceOf = await findPreferenceOf(deps.db, [cod_pessoa]);
    for (const assunto of assuntos)
      await storePreference(deps.db, cod_pessoa, { assunto, ...preferenceOf(cod_pessoa, assunto), email: false });
    await recordAccess(deps, [cod_pessoa], { quem: 'proprio', acao: 'mudou', dados: 'alertas' });
    const { done, kept, back, link } = texts[language];
    return {
      html: page(
        done,
        html`${topicList(claim, language)}
          <p>${kept}</p>
          <p>${back} <a href="${preferencesPath}">${link}</a>.</p>`,
        language,
      ),
    };
  },
};
