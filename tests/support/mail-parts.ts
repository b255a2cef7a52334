type Part = { headers: string; body: string };

/** The leaf parts of an email, decoded. */
function partsOf(raw: string): Part[] {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const [, boundary] = /^content-type: multipart\/.*boundary="?([^";]+)"?/im.exec(headers) ?? [];
  if (boundary === undefined) return [{ headers, body: decode(headers, body) }];
  const [, ...pieces] = body.split(`--${boundary}`);
  return pieces.slice(0, -1).flatMap((piece) => partsOf(piece.replace(/^\r?\n/, '')));
}

export const partOf = (raw: string, type: string): string =>
  partsOf(raw).find(({ headers }) => new RegExp(`^content-type: ${type}`, 'im').test(headers))?.body ?? '';

export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1] ?? '';

function decode(headers: string, body: string): string {
  if (/^content-transfer-encoding: base64/im.test(headers)) return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(headers)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
