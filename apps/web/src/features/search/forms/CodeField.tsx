import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../shared/ui/Combobox';
import { Select } from '../../../shared/ui/Select';
import { WithoutScripts } from '../../../shared/ui/WithoutScripts';
import { useDebounced } from '../../../shared/useDebounced';
import type { CodeSource, Entry, Page } from './codeSources';

interface CodeFieldProps {
  source: CodeSource;
  label: string;
  /** The parameter of the code in a form that is sent without scripts; such a form lacks a field without it. */
  name?: string;
  /** The chosen code; '' for none. Its name comes from the list, or is looked up when the address has the code. */
  value: string;
  onChange: (code: string) => void;
  /** Libraries of this campus only. */
  codCampus?: number;
  /** Placeholder of the empty field. */
  placeholder: string;
  hint?: string;
  /** A choice of the address that is no entry of the list. A form that is sent without scripts keeps it. */
  kept?: Entry;
}

/**
 * A combobox that searches a list. Text that was not picked is dropped on blur: only existing entries can be chosen.
 * Without scripts it is a select with the first entries of the list.
 */
export function CodeField(props: CodeFieldProps) {
  const { source, label, name: parameter, value, onChange, codCampus, placeholder, hint, kept } = props;
  const { t } = useTranslation('search');
  const [picked, setPicked] = useState<Entry | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const looked = useDebounced(text ?? '');
  const page = source.usePage(isOpen ? looked.trim() : null, codCampus);
  const named = picked?.code === value ? picked : null;
  const { entry = named, isUnknown } = source.useEntry(value && !named ? value : null);
  const note = useNote(page, 'firstOfList');

  function choose(code: string, entry: Entry | null) {
    setPicked(entry);
    setText(null);
    onChange(code);
  }

  return (
    <>
      <div className="min-w-0" data-needs-scripts="">
        <Combobox
          label={label}
          hint={hint}
          error={isUnknown && value ? t('unknownCode', { code: value }) : undefined}
          value={text ?? (value ? (entry?.name ?? (isUnknown ? value : '')) : '')}
          placeholder={placeholder}
          items={page.entries}
          keyOf={({ code }) => code}
          listLabel={label}
          note={note}
          onOpen={setOpen}
          onChange={(typed) => (typed === '' ? choose('', null) : setText(typed))}
          onPick={(entry) => choose(entry.code, entry)}
          onBlur={() => setText(null)}
        >
          {({ name }) => name}
        </Combobox>
      </div>
      {parameter !== undefined && (
        <WithoutScripts>{() => <EntrySelect {...props} name={parameter} chosen={kept ?? entry} />}</WithoutScripts>
      )}
    </>
  );
}

interface EntrySelectProps extends Pick<CodeFieldProps, 'source' | 'label' | 'value' | 'codCampus' | 'placeholder'> {
  name: string;
  chosen: Entry | null | undefined;
}

/** The first entries of the list, and the chosen one. */
function EntrySelect({ source, label, name, value, codCampus, placeholder, chosen }: EntrySelectProps) {
  const page = source.usePage('', codCampus);
  const others = chosen ? page.entries.filter(({ code }) => code !== chosen.code) : page.entries;
  return (
    <Select
      label={label}
      hint={useNote(page, 'firstOfListWithoutScripts')}
      name={name}
      defaultValue={chosen?.code ?? value}
      placeholder={placeholder}
      options={[...(chosen ? [chosen] : []), ...others].map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

function useNote(
  { entries, total, isFetching, isError }: Page,
  ofSome: 'firstOfList' | 'firstOfListWithoutScripts',
): string | undefined {
  const { t } = useTranslation('search');
  if (isError) return t('listFailed');
  if (entries.length === 0) return t(isFetching ? 'listLoading' : 'nothingIn');
  return total > entries.length ? t(ofSome, { shown: entries.length, total }) : undefined;
}
