export const localTime = (iso: string) => new Date(iso).toLocaleString('sv-SE').slice(0, 16);
