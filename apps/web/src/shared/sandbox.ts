// The mock server's way to give a browser a library of its own (decision 009): this cookie names it.
const name = 'sandbox';
const lasting = 'Path=/; SameSite=Lax';

export const currentSandbox = (): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

export function enterSandbox(id: string): void {
  document.cookie = `${name}=${id}; ${lasting}`;
}

/** Back to the library that everybody shares. False when this was it already. */
export function leaveSandbox(): boolean {
  if (currentSandbox() === null) return false;
  document.cookie = `${name}=; Max-Age=0; ${lasting}`;
  return true;
}
