import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { EmptyState } from '../../shared/ui/EmptyState';
import { InterestRows, type Interest } from './InterestRows';
import { Section } from './Section';

interface FollowedListProps<Item> {
  title: string;
  empty: string;
  query: { currentData?: readonly Item[]; error?: unknown; isFetching: boolean; refetch(): unknown };
  interestOf: (item: Item) => Interest;
  changeLabel: string;
  onRemove: (key: string, items: readonly Item[]) => Promise<{ error?: unknown }>;
  /** The dialog that changes an item. */
  dialog: (item: Item, close: () => void) => ReactNode;
  children?: ReactNode;
}

/** A section with the followed items of one kind, each to be changed or removed. */
export function FollowedList<Item>(props: FollowedListProps<Item>) {
  const { title, empty, query, interestOf, changeLabel, onRemove, dialog, children } = props;
  const { t } = useTranslation('interest-profile');
  const [changed, setChanged] = useState<Item | null>(null);
  return (
    <Section title={title} count={query.currentData?.length}>
      <QueryView query={query} failed={t('profileFailed')} empty={<EmptyState plain title={empty} />}>
        {(items) => (
          <InterestRows
            label={title}
            interests={items.map(interestOf)}
            changeLabel={changeLabel}
            onChange={(key) => setChanged(items.find((item) => interestOf(item).key === key) ?? null)}
            onRemove={(key) => onRemove(key, items)}
          />
        )}
      </QueryView>
      {children}
      {changed !== null && dialog(changed, () => setChanged(null))}
    </Section>
  );
}
