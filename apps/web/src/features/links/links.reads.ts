import { links } from '@catalogue/api-contract';

/** What the screens read of the calls on links. */
export const linksReads = {
  listCovers: links.listCovers.reply,
  getDefaultCover: links.getDefaultCover.reply,
  listResultLinks: links.listResultLinks.reply,
  openRestrictedLink: links.openRestrictedLink.reply,
  getAbntAddress: links.getAbntAddress.reply,
  getTargetAddress: links.getTargetAddress.reply,
  openGrupoA: links.openGrupoA.reply,
};
