import { Activity, type ActivityEntry, type InstitutionData } from '@catalogue/api-contract';
import { isWebAddress, shortDescription } from '@catalogue/domain';
import type { FooterLink } from './Footer';

/** What the footer opens over the page. */
export type FooterDialog = 'support' | 'comment' | 'suggestion';

interface Footing {
  institution: InstitutionData | undefined;
  /** Those that exist, with their names. */
  activities: readonly Pick<ActivityEntry, 'codigo' | 'descricao' | 'existe'>[];
  /** Whether the reader has an activity (D1 §6). */
  has: { comments: boolean; suggestions: boolean };
  t: (
    key: 'contact' | 'sendComment' | 'suggestPurchase' | 'support' | 'otherCatalogues' | 'about' | 'privacy',
  ) => string;
  onOpen: (dialog: FooterDialog) => void;
  onCatalogue: (activity: number) => void;
}

const catalogues: readonly number[] = [Activity.externalCatalogue, Activity.externalCatalogue2];

/** Links of the footer that the institution has (D1 §2, §6); a list without links is not shown. */
export function footerLists({ institution, activities, has, t, onOpen, onCatalogue }: Footing) {
  const privacy = institution?.link_lgpd;
  const contact: FooterLink[] = [
    ...(has.comments ? [{ text: t('sendComment'), onClick: () => onOpen('comment') }] : []),
    ...(has.suggestions ? [{ text: t('suggestPurchase'), onClick: () => onOpen('suggestion') }] : []),
    { text: t('support'), onClick: () => onOpen('support') },
  ];
  return [
    { title: t('contact'), links: contact },
    {
      title: t('otherCatalogues'),
      links: activities
        .filter(({ codigo, existe }) => existe && catalogues.includes(codigo))
        .map(({ codigo, descricao }) => ({ text: shortDescription(descricao), onClick: () => onCatalogue(codigo) })),
    },
    { title: t('about'), links: isWebAddress(privacy) ? [{ text: t('privacy'), href: privacy }] : [] },
  ];
}
