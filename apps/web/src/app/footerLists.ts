import type { ActivityEntry, InstitutionData } from '@catalogue/api-contract';
import { shortDescription } from '@catalogue/domain';
import { privacyTerms } from '../features/site/public';
import { homeSections } from '../shared/homeSections';
import { paths } from '../shared/paths';
import type { FooterLink } from './Footer';

/** Dialogs that the footer opens. */
export type FooterDialog = 'support' | 'comment' | 'suggestion' | 'privacy';

/** The parts of the home that help with the library. The bar has room for them on wide screens only. */
export const homeLinks = (t: (key: 'guides' | 'hours' | 'help') => string) =>
  (['guides', 'hours', 'help'] as const).map((part) => ({
    text: t(part),
    to: { pathname: paths.home, hash: homeSections[part] },
  }));

interface Footing {
  institution: InstitutionData | undefined;
  /** The activities with their names. */
  activities: readonly Pick<ActivityEntry, 'codigo' | 'descricao'>[];
  /** Whether the reader has access to an activity (D1 §6). */
  has: { comments: boolean; suggestions: boolean; catalogues: Record<number, boolean> };
  t: (
    key:
      | 'contact'
      | 'sendComment'
      | 'suggestPurchase'
      | 'support'
      | 'otherCatalogues'
      | 'about'
      | 'guides'
      | 'hours'
      | 'help'
      | 'privacy'
      | 'checkDocument',
  ) => string;
  onOpen: (dialog: FooterDialog) => void;
  onCatalogue: (activity: number) => void;
}

/** Footer links that apply to the institution (D1 §2, §6); a list without links is not shown. */
export function footerLists({ institution, activities, has, t, onOpen, onCatalogue }: Footing) {
  const terms = privacyTerms(institution);
  const privacy: FooterLink[] = !terms
    ? []
    : terms.address
      ? [{ text: t('privacy'), href: terms.address }]
      : [{ text: t('privacy'), onClick: () => onOpen('privacy') }];
  const contact: FooterLink[] = [
    ...(has.comments ? [{ text: t('sendComment'), onClick: () => onOpen('comment') }] : []),
    ...(has.suggestions ? [{ text: t('suggestPurchase'), onClick: () => onOpen('suggestion') }] : []),
    { text: t('support'), onClick: () => onOpen('support') },
  ];
  const about: FooterLink[] = [...homeLinks(t), ...privacy, { text: t('checkDocument'), to: paths.checkDeclaration }];
  return [
    { title: t('contact'), links: contact },
    {
      title: t('otherCatalogues'),
      links: activities
        .filter(({ codigo }) => has.catalogues[codigo])
        .map(({ codigo, descricao }) => ({ text: shortDescription(descricao), onClick: () => onCatalogue(codigo) })),
    },
    { title: t('about'), links: about },
  ];
}
