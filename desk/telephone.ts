/** The number for a tel: link; undefined for anything else that was typed. */
export function telephoneOf(typed: string | null): string | undefined {
  const digits = typed?.replaceAll(/[^\d+]/g, '') ?? '';
  return /^\+?\d{5,}$/.test(digits) ? `tel:${digits}` : undefined;
}
