import { DeviationEntry, Done, PersonalData, RenewalStanding, TokenReply, person } from '@catalogue/api-contract';
import * as z from 'zod/mini';

const address = z.pick(person.getHandOverToken.reply, { url: true });

/** What the personal area reads of each reply about the person: the part that the contract tests hold a server to. */
export const personReads = {
  getPersonalData: PersonalData,
  updatePersonalData: Done,
  changePassword: Done,
  getSignedInEmail: person.getSignedInEmail.reply,
  listDeviations: z.array(DeviationEntry),
  getRenewalStanding: z.omit(RenewalStanding, { limite_renovacoes: true }),
  getPersonName: person.getPersonName.reply,
  exchangeUser: z.pick(TokenReply, { access_token: true, refresh_token: true }),
  getPortalAddress: address,
  redirectToProvider: address,
  redirectToPaperPosting: address,
  getHandOverToken: address,
  openApp: address,
};
