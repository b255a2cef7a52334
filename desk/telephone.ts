/** What a telephone can dial; undefined where somebody typed something else. */
export function telephoneOf(typed: string | null): string | undefined {
  const digits = typed?.replaceAll(/[^\d+]/g, '') ?? '';
  return /^\+?\d{5,}$/.test(digits) ? `tel:${digits}` : undefined;
}
