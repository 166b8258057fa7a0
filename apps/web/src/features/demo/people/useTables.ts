import { maxTableBytes, type control, type Reply } from '@catalogue/api-contract';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { refetchAll } from '../../../shared/api';
import { base64Of } from '../../../shared/base64Of';
import { useOneAtATime } from '../../../shared/useOneAtATime';
import { useControl } from '../useControl';

export const tableNames = ['people', 'loans'] as const;
export type TableName = (typeof tableNames)[number];
// Read when it is chosen: a file that is edited afterwards is chosen again.
type Tables = Partial<Record<TableName, { name: string; bytes: number; base64: string }>>;
export type StoredTables = Reply<(typeof control)['storeTables']>;

const isTooLarge = (tables: Tables): boolean =>
  Object.values(tables).reduce((sum, { bytes }) => sum + bytes, 0) > maxTableBytes;

/** The tables that are chosen, what came of checking or storing them, and which of both is under way. */
export function useTables() {
  const dispatch = useDispatch();
  const call = useControl();
  const [tables, setTables] = useState<Tables>({});
  const [outcome, setOutcome] = useState<StoredTables | null>(null);
  const [isChecking, setChecking] = useState(false);
  const { run, isBusy: isStoring } = useOneAtATime();
  // One may be chosen while another is read or checked.
  const latest = useRef<Tables>({});

  const send = ({ people, loans }: Tables, dry_run: boolean) =>
    call('storeTables', {
      body: {
        ...(people && { people: { name: people.name, base64: people.base64 } }),
        ...(loans && { loans: { name: loans.name, base64: loans.base64 } }),
        dry_run,
      },
    });
  async function check(chosen: Tables) {
    latest.current = chosen;
    setTables(chosen);
    setOutcome(null);
    if (Object.keys(chosen).length === 0 || isTooLarge(chosen)) return setChecking(false);
    setChecking(true);
    const found = await send(chosen, true);
    if (latest.current !== chosen) return;
    setChecking(false);
    setOutcome(found ?? null);
  }
  async function choose(name: TableName, file: File) {
    // One that is too large by itself is not even read.
    const base64 = file.size > maxTableBytes ? '' : await base64Of(file);
    await check({ ...latest.current, [name]: { name: file.name, bytes: file.size, base64 } });
  }
  async function remove(name: TableName) {
    const { [name]: _, ...rest } = latest.current;
    await check(rest);
  }
  async function store() {
    const stored = await run(() => send(tables, false));
    if (!stored) return;
    setOutcome(stored);
    if (!stored.stored) return;
    latest.current = {};
    setTables({});
    dispatch(refetchAll());
  }

  const work = isStoring ? 'storing' : isChecking ? 'checking' : null;
  const canStore = !isChecking && outcome !== null && !outcome.stored && outcome.errors.length === 0;
  return { tables, isTooLarge: isTooLarge(tables), outcome, work, canStore, choose, remove, store };
}
