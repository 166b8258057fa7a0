/** The path of a request's address as browsers and the renderer read it; leading slashes name no host. */
export const pathOf = (address: string): string => new URL(`http://localhost/${address.replace(/^\/+/, '')}`).pathname;
