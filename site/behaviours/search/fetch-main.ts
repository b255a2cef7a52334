/** What another page shows where scripts run, without its styles: the policy of this page does not know them. */
export async function fetchMain(path: string, signal: AbortSignal | null = null): Promise<Element> {
  const html = await fetchText(path, signal);
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const shown = main.replaceAll(/<(style|noscript)\b[\s\S]*?<\/\1>/g, '');
  return new DOMParser().parseFromString(shown, 'text/html').body;
}

/** What lies at an address of ours. Rejects when it does not come whole, or another page in its place. */
export async function fetchText(path: string, signal: AbortSignal | null): Promise<string> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}
