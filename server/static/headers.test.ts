import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './headers.ts';

const plain = { https: false, httpsForAll: false, dataOrigin: undefined };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the inline scripts of the page, speculation rules included, and no others', () => {
  const policy = pagePolicy(
    `<script>go()</script><script type="speculationrules">{}</script><script src="/a.js"></script>`,
    plain,
  );
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('{}')};`);
});

test('hashes a script with all its white space', () => {
  expect(pagePolicy('<script type="module">\n  go();\n</script>', plain)).toContain(hash('\n  go();\n'));
});

test('leaves out data blocks, which do not run', () => {
  expect(pagePolicy('<script type="application/ld+json">{}</script>', plain)).toContain("script-src 'self';");
});

test('allows the inline styles of the page', () => {
  expect(pagePolicy('<style>a{}</style>', plain)).toContain(`style-src 'self' ${hash('a{}')};`);
});

test('lets a page embed the players it holds ready, and no others', () => {
  const page = `<template><iframe title="A" src="https://player.example/embed/1?autoplay=1"></iframe></template>`;
  expect(pagePolicy(page, plain)).toContain('frame-src https://player.example;');
  expect(pagePolicy('<p>No player</p>', plain)).toContain("frame-src 'none';");
});

test('lets a page with a film play those of this site', () => {
  expect(pagePolicy('<video src="/a.mp4"></video>', plain)).toContain("media-src 'self';");
  expect(pagePolicy('<p>No video here</p>', plain)).toContain("media-src 'none';");
});

test('lets a page embed the players of this site, and no site but this one embed those', () => {
  const tutorial = '<template><iframe src="/tutorial/player?autoplay=1"></iframe></template>';
  expect(pagePolicy(tutorial, plain)).toContain("frame-src 'self';");
  expect(pagePolicy(tutorial, plain)).toContain("frame-ancestors 'none'");
  const player = '<!doctype html><html lang="en" data-framed-by="self"><body></body></html>';
  expect(pagePolicy(player, plain)).toContain("frame-ancestors 'self'");
  expect(pagePolicy(player, plain)).toContain("frame-src 'none';");
});

test('lets a page speak to a hosted data interface', () => {
  const policy = pagePolicy('', { ...plain, https: true, dataOrigin: 'https://id.supabase.co' });
  expect(policy).toContain("connect-src 'self' https://id.supabase.co;");
});

test('sends HSTS only where the site has https', () => {
  const insists = (surroundings: typeof plain) => securityHeaders(surroundings)['Strict-Transport-Security'];
  expect(insists({ ...plain, https: true })).toBe('max-age=2592000');
  expect(insists({ ...plain, https: true, httpsForAll: true })).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders(plain)).not.toHaveProperty('Strict-Transport-Security');
});
