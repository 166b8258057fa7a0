import type { ActivityEntry, InstitutionData } from '@catalogue/api-contract';
import { shortDescription } from '@catalogue/domain';
import { privacyTerms } from '../features/site/public';
import { paths } from '../shared/paths';
import type { FooterLink } from './Footer';

/** Dialogs that the footer opens. */
export type FooterDialog = 'support' | 'comment' | 'suggestion' | 'privacy';

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
  return [
    { title: t('contact'), links: contact },
    {
      title: t('otherCatalogues'),
      links: activities
        .filter(({ codigo }) => has.catalogues[codigo])
        .map(({ codigo, descricao }) => ({ text: shortDescription(descricao), onClick: () => onCatalogue(codigo) })),
    },
    { title: t('about'), links: [...privacy, { text: t('checkDocument'), to: paths.checkDeclaration }] },
  ];
}
