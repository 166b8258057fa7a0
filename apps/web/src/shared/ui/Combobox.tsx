import { Fragment, useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldTexts } from './Field';
import { FieldBox } from './TextField';
import css from './Combobox.module.css';

interface ComboboxProps<T> extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'children'> {
  size?: 'small' | 'normal' | 'hero';
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
  /** The current suggestions. */
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The heading above the items that have it, which follow one another; none if undefined. */
  groupOf?: (item: T) => string | undefined;
  children: (item: T) => ReactNode;
  onPick: (item: T) => void;
  /** Accessible name of the list. */
  listLabel: string;
  /** A line in the list: loading, not found, how to see more. */
  note?: ReactNode;
  /** Called when the list opens or closes: fetch, or stop. */
  onOpen?: (isOpen: boolean) => void;
}

/**
 * A text field with a list of suggestions. Arrows move in the list, Enter picks, Escape closes; the focus stays in the
 * field.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, labelHidden, inline, optional, hint, error, id, size, ref, value, onChange, ...rest } = props;
  const { items, keyOf, groupOf, children, onPick, listLabel, note, onOpen, onBlur, ...input } = rest;
  const { t } = useTranslation('shared');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const hasChoices = isOpen && items.length > 0;
  const isShown = hasChoices || (isOpen && Boolean(note));
  const chosen = isOpen && active !== null ? items[active] : undefined;

  function open(wanted: boolean) {
    setActive(null);
    if (wanted === isOpen) return;
    setOpen(wanted);
    onOpen?.(wanted);
  }
  function pick(item: T) {
    open(false);
    onPick(item);
  }
  function move(to: number) {
    const place = (to + items.length) % items.length;
    setActive(place);
    document.getElementById(`${listId}-${place}`)?.scrollIntoView?.({ block: 'nearest' });
  }
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (event.altKey) open(step === 1);
      else if (!isShown) open(true);
      else if (items.length > 0) move(active === null ? (step === 1 ? 0 : -1) : active + step);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isShown) {
      // Closes only the list: the typed text and the dialog around it stay.
      event.preventDefault();
      event.stopPropagation();
      open(false);
    } else if (event.key === 'Enter') open(false);
  }

  return (
    <Field {...{ label, labelHidden, inline, optional, hint, error, id }}>
      {(control) => (
        <div className="relative">
          <FieldBox
            autoComplete="off"
            size={size}
            {...input}
            {...control}
            ref={ref}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasChoices}
            aria-controls={hasChoices ? listId : undefined}
            aria-activedescendant={chosen === undefined ? undefined : `${listId}-${active}`}
            value={value}
            onChange={(event) => {
              open(true);
              onChange(event.currentTarget.value);
            }}
            onClick={() => open(true)}
            onKeyDown={onKey}
            onBlur={(event) => {
              open(false);
              onBlur?.(event);
            }}
          />
          {isShown && (
            // Pressing on the list keeps the focus in the field.
            <div className={css.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
              {hasChoices && (
                <div className={css.list} role="listbox" id={listId} aria-label={listLabel}>
                  {inGroups(items, groupOf).map(({ group, first, members }) => {
                    const choices = members.map((item, index) => (
                      <div
                        className={css.choice}
                        key={keyOf(item)}
                        id={`${listId}-${first + index}`}
                        role="option"
                        aria-selected={first + index === active}
                        onClick={() => pick(item)}
                      >
                        {children(item)}
                      </div>
                    ));
                    return group === undefined ? (
                      <Fragment key={first}>{choices}</Fragment>
                    ) : (
                      <div className={css.group} key={first} role="group" aria-label={group}>
                        <div className={css.heading} aria-hidden="true">
                          {group}
                        </div>
                        {choices}
                      </div>
                    );
                  })}
                </div>
              )}
              {note && <p className={css.note}>{note}</p>}
            </div>
          )}
          <span className="sr-only" role="status">
            {hasChoices ? t('choicesShown', { count: items.length }) : isShown && note}
          </span>
        </div>
      )}
    </Field>
  );
}

interface Group<T> {
  group: string | undefined;
  /** The place of its first member among all items. */
  first: number;
  members: T[];
}

/** Items that follow one another with the same heading. */
function inGroups<T>(items: readonly T[], groupOf: ((item: T) => string | undefined) | undefined): Group<T>[] {
  const groups: Group<T>[] = [];
  items.forEach((item, at) => {
    const group = groupOf?.(item);
    const last = groups.at(-1);
    if (last && last.group === group) last.members.push(item);
    else groups.push({ group, first: at, members: [item] });
  });
  return groups;
}
