import type { InstitutionData } from '@catalogue/api-contract';
import { footerLists, type FooterDialog } from './footerLists';

const about = (link_lgpd: string | null) => {
  const opened: FooterDialog[] = [];
  const lists = footerLists({
    institution: { link_lgpd } as InstitutionData,
    activities: [],
    has: { comments: false, suggestions: false, catalogues: {} },
    t: (key) => key,
    onOpen: (dialog) => opened.push(dialog),
    onCatalogue: () => undefined,
  });
  return {
    links: (lists.find(({ title }) => title === 'about')?.links ?? []).filter(({ text }) => text === 'privacy'),
    opened,
  };
};

test('the terms of privacy are a link where they are an address, and are opened where they are words', () => {
  expect(about(null).links).toEqual([]);
  expect(about('https://privacidade.exemplo.br/').links).toEqual([
    { text: 'privacy', href: 'https://privacidade.exemplo.br/' },
  ]);
  const { links, opened } = about('Os dados ficam na biblioteca.');
  links[0]?.onClick?.();
  expect(opened).toEqual(['privacy']);
});
