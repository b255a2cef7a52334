import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './headers.ts';

const plain = { https: false, httpsForAll: false, dataOrigin: undefined };

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

test('sends HSTS only where the site has https', () => {
  const insists = (surroundings: typeof plain) => securityHeaders(surroundings)['Strict-Transport-Security'];
  expect(insists({ ...plain, https: true })).toBe('max-age=2592000');
  expect(insists({ ...plain, https: true, httpsForAll: true })).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders(plain)).not.toHaveProperty('Strict-Transport-Security');
});
