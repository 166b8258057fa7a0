import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../shared/ui/Combobox';
import { useDebounced } from '../../../shared/useDebounced';
import type { CodeSource, Entry, Page } from './codeSources';

interface CodeFieldProps {
  source: CodeSource;
  label: string;
  /** The chosen code; '' for none. Its name comes from the list, or is looked up when the address has the code. */
  value: string;
  onChange: (code: string) => void;
  /** Libraries of this campus only. */
  codCampus?: number;
  /** Placeholder of the empty field. */
  placeholder: string;
  hint?: string;
}

/**
 * A combobox that searches a list. Text that was not picked is dropped on blur: only existing entries can be chosen.
 */
export function CodeField({ source, label, value, onChange, codCampus, placeholder, hint }: CodeFieldProps) {
  const { t } = useTranslation('search');
  const [picked, setPicked] = useState<Entry | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const looked = useDebounced(text ?? '');
  const page = source.usePage(isOpen ? looked.trim() : null, codCampus);
  const named = picked?.code === value ? picked : null;
  const { entry = named, isUnknown } = source.useEntry(value && !named ? value : null);

  function choose(code: string, entry: Entry | null) {
    setPicked(entry);
    setText(null);
    onChange(code);
  }

  return (
    <Combobox
      label={label}
      hint={hint}
      error={isUnknown && value ? t('unknownCode', { code: value }) : undefined}
      value={text ?? (value ? (entry?.name ?? (isUnknown ? value : '')) : '')}
      placeholder={placeholder}
      items={page.entries}
      keyOf={({ code }) => code}
      listLabel={label}
      note={useNote(page)}
      onOpen={setOpen}
      onChange={(typed) => (typed === '' ? choose('', null) : setText(typed))}
      onPick={(entry) => choose(entry.code, entry)}
      onBlur={() => setText(null)}
    >
      {({ name }) => name}
    </Combobox>
  );
}

function useNote({ entries, total, isFetching, isError }: Page): string | undefined {
  const { t } = useTranslation('search');
  if (isError) return t('listFailed');
  if (entries.length === 0) return t(isFetching ? 'listLoading' : 'nothingIn');
  return total > entries.length ? t('firstOfList', { shown: entries.length, total }) : undefined;
}
