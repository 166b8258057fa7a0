import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { base64Of } from '../base64Of';
import { toastShown } from '../toasts';
import { buttonLook, type ButtonLook } from './Button';
import css from './FileButton.module.css';
import { UploadIcon } from './icons';

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children' | 'onChange' | 'size'
> {
  size?: ButtonLook['size'];
  /** Something is in progress: clicks do nothing, as those of a busy `Button`. */
  busy?: boolean;
  children: ReactNode;
  /** Only with a file that can be read: of another one a toast tells. */
  onChoose: (file: File) => void;
}

/** Chooses a file of the device: the native field, with the look and the words of a button. */
export function FileButton({ size, busy, children, onChoose, ...props }: FileButtonProps) {
  const dispatch = useDispatch();
  async function choose(file: File) {
    // Fails for a folder, for a file that another program locks, and for one that is only in the cloud.
    const isReadable = await base64Of(file.slice(0, 1)).then(
      () => true,
      () => false,
    );
    if (isReadable) onChoose(file);
    else dispatch(toastShown({ tone: 'error', key: 'fileUnreadable', values: { name: file.name } }));
  }
  return (
    <label className={clsx(buttonLook({ size }), css.root)}>
      <UploadIcon /> {children}
      <input
        {...props}
        className="sr-only"
        type="file"
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
