import type { InstitutionData } from '@catalogue/api-contract';

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/** Links of the footer that the institution has; a list without links is not shown. */
export function footerLists(institution: InstitutionData | undefined, t: (key: 'about' | 'privacy') => string) {
  const privacy = institution?.link_lgpd;
  return [
    { title: t('about'), links: privacy && isWebAddress(privacy) ? [{ text: t('privacy'), href: privacy }] : [] },
  ];
}
