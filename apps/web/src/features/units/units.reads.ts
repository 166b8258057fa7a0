import { units } from '@catalogue/api-contract';

/** What the modals of comments and suggestions read of each reply: the part that the contract tests hold a server to. */
export const unitsReads = {
  listLibrariesOfCampus: units.listLibrariesOfCampus.reply,
  sendGeneralComment: units.sendGeneralComment.reply,
  sendSuggestion: units.sendSuggestion.reply,
};
