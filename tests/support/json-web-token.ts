const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with these claims and an invalid signature. */
export const jsonWebToken = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }) =>
  `${base64url(header)}.${base64url(claims)}.c2lnbmF0dXJl`;
