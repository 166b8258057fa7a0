import type { ReactNode } from 'react';
import { fileIn, saveFile } from '../../shared/saveFile';
import { Button } from '../../shared/ui/Button';
import { DownloadIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';

/** Saves a PDF that is part of the reply, or links to it if the reply only has its address. */
export function PdfButton({ url, name, children }: { url: string; name: string; children: ReactNode }) {
  const file = fileIn(url, name);
  const label = (
    <>
      <DownloadIcon />
      {children}
    </>
  );
  // Browsers do not open `data:` addresses in a new window.
  if (file) return <Button onClick={() => saveFile(file)}>{label}</Button>;
  return (
    <LinkButton href={url} newWindow>
      {label}
    </LinkButton>
  );
}
