import { pageRoutes } from './pages';

/**
 * The pages of one person, or of what one browser stores. The server renders nothing of them, and no cache keeps them: they are the
 * same for all today, and stay out of caches whatever they come to hold.
 */
const personalPages = [
  // For who has signed in.
  ...(['classicSystem', 'pearson', 'personalApp', 'personalArea'] as const),
  ...(['signOut', 'oauthResponse', 'samlResponse', 'grupoA', 'basket'] as const),
  // Counts by the address of who asks.
  'checkDeclaration',
  // For those who may use the control room.
  ...(['librarySettings', 'importRecords', 'importPeople'] as const),
] satisfies (keyof typeof pageRoutes)[];

const patterns = personalPages.map((name) => new RegExp(`^${pageRoutes[name].replace(/\/\*$/, '(?:/.*)?')}/?$`, 'i'));

/** Whether a path (without its query) is that of a personal page, in any spelling that the app's router takes for one. */
export function isPersonalPage(path: string): boolean {
  const plain = decoded(path).replace(/\/+/g, '/');
  return patterns.some((pattern) => pattern.test(plain));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
