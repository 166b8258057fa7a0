import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WithoutScripts } from './WithoutScripts';

/** A change of the address: made by a control, or, without scripts, the address of a link. */
export interface Choice {
  choose(): void;
  address(): string;
}

interface ChoiceButtonProps {
  /** One without an address is not offered without scripts; null: nothing to choose now. */
  choice: (Pick<Choice, 'choose'> & Partial<Choice>) | null;
  /** Whether it is chosen, of a control that can be on or off. */
  isOn?: boolean;
  /** Announced as a switch, not as a button that is pressed. */
  isSwitch?: boolean;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A button that changes the address; without scripts a link to the changed one, which looks the same. */
export function ChoiceButton({ choice, isOn, isSwitch, children, ...look }: ChoiceButtonProps) {
  const address = choice?.address;
  const state = isSwitch ? { role: 'switch', 'aria-checked': isOn } : { 'aria-pressed': isOn };
  return (
    <>
      <button
        {...look}
        {...state}
        type="button"
        aria-disabled={choice === null || undefined}
        onClick={() => choice?.choose()}
      >
        {children}
      </button>
      {address && (
        <WithoutScripts>
          {() => (
            <Link {...look} to={address()} aria-current={isOn || undefined} data-screen-only="">
              {children}
            </Link>
          )}
        </WithoutScripts>
      )}
    </>
  );
}
