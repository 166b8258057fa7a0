import type { ReactNode } from 'react';
import { fileIn, saveFile } from '../../shared/saveFile';
import { Button } from '../../shared/ui/Button';
import { DownloadIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';

/** A PDF that came with a reply, to be kept; where the reply only says its address, the way there. */
export function PdfButton({ url, name, children }: { url: string; name: string; children: ReactNode }) {
  const file = fileIn(url, name);
  const words = (
    <>
      <DownloadIcon />
      {children}
    </>
  );
  // Browsers open no `data:` address in a window of its own.
  if (file) return <Button onClick={() => saveFile(file)}>{words}</Button>;
  return (
    <LinkButton href={url} newWindow>
      {words}
    </LinkButton>
  );
}
