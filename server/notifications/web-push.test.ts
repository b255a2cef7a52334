import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPushService } from './push.ts';
import { areKeys, encrypt, identityFrom } from './web-push.ts';

const device = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of RFC 8291 is encrypted to its message', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const message = encrypt('When I grow up, I want to be a watermelon', device, { salt, pair });
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('keys that are no point, or too short, are none', () => {
  expect(areKeys(device)).toBe(true);
  expect(areKeys({ ...device, auth: '' })).toBe(false);
  expect(areKeys({ ...device, p256dh: device.p256dh.replace('iw4', 'ixA') })).toBe(false);
  expect(areKeys({ ...device, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
});

test('every service key makes the same identity each time, whose signature holds', () => {
  for (let count = 0; count < 300; count += 1) {
    const { publicKey, authorize } = identityFrom(`a service key of at least 32 letters ${count}`);
    expect(identityFrom(`a service key of at least 32 letters ${count}`).publicKey).toBe(publicKey);
    const [, head, claims, signature = '', named] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]{86}), k=(.+)$/.exec(
        authorize('https://push.example/one', 'mailto:owner@raywright.example'),
      ) ?? [];
    expect(named).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    expect(point).toHaveLength(65);
    const key = createPublicKey({
      key: point,
      format: 'raw-public',
      asymmetricKeyType: 'ec',
      namedCurve: 'P-256',
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const isSigned = verify(
      'sha256',
      signed,
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:owner@raywright.example',
    });
  }
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://FCM.googleapis.com/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://127.0.0.1/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['nothing', false],
])('whether %s is a push service: %s', (address, isOne) => {
  expect(isPushService(address, ['fcm.googleapis.com', '*.push.apple.com'])).toBe(isOne);
});
