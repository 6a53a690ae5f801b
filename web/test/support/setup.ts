/** What jsdom lacks. */
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`);
