/** What lies at an address of ours. Rejects when it does not come whole, or another page in its place. */
export async function fetchText(path: string, signal: AbortSignal | null): Promise<string> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}
