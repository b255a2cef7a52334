const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that says what it is told to, with a signature that nobody made. */
export const jsonWebToken = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }) =>
  `${base64url(header)}.${base64url(claims)}.c2lnbmF0dXJl`;
