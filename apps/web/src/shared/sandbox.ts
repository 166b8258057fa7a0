// Cookie that names this browser's sandbox on the mock server (decision 009).
const name = 'sandbox';
const lasting = 'Path=/; SameSite=Lax';

export const currentSandbox = (): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

export function enterSandbox(id: string): void {
  document.cookie = `${name}=${id}; ${lasting}`;
}

/** Returns to the shared tenant. False when this browser already uses it. */
export function leaveSandbox(): boolean {
  if (currentSandbox() === null) return false;
  document.cookie = `${name}=; Max-Age=0; ${lasting}`;
  return true;
}
