/**
 * The main element of another page, as scripts see it and without its styles, which this page's policy would refuse.
 */
export async function fetchMain(path: string, signal: AbortSignal | null = null): Promise<Element> {
  const html = await fetchText(path, signal);
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const shown = main.replaceAll(/<(style|noscript)\b[\s\S]*?<\/\1>/g, '');
  return new DOMParser().parseFromString(shown, 'text/html').body;
}

/** The text at an address of ours. Rejects if it does not arrive whole, or another page arrives instead. */
export async function fetchText(path: string, signal: AbortSignal | null): Promise<string> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}
