import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './Button';
import css from './FileButton.module.css';
import { UploadIcon } from './icons';

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children' | 'onChange' | 'size'
> {
  size?: ButtonLook['size'];
  children: ReactNode;
  onChoose: (file: File) => void;
}

/** Chooses a file of the device: the native field, with the look and the words of a button. */
export function FileButton({ size, children, onChoose, ...props }: FileButtonProps) {
  return (
    <label className={clsx(buttonLook({ size }), css.root)}>
      <UploadIcon /> {children}
      <input
        {...props}
        className="sr-only"
        type="file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
