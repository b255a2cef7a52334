import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../build/root.ts';
import { launchBrowser } from '../harness/browser.ts';
import { median } from './requests.ts';
import type { Verdict } from './verdict.ts';

/** What a frame of the hero's light costs, beside a shader that does nothing and one that does it the usual way. */

const shaders = {
  'one color': 'bench/yardsticks/one-color.frag',
  'hero light': 'site/behaviours/hero-light/hero-light.frag',
  'ray march': 'bench/yardsticks/ray-march.frag',
};
const screens = [
  { width: 1440, height: 900, pixelRatio: 1 },
  { width: 1440, height: 900, pixelRatio: 2 },
  { width: 390, height: 844, pixelRatio: 1 },
  { width: 390, height: 844, pixelRatio: 2 },
];
const frames = 3;
const largestShare = 0.2;

export async function benchHero(): Promise<Verdict[]> {
  const sources = await Promise.all(
    Object.entries(shaders).map(async ([name, file]) => ({
      name,
      source: await readFile(join(root, file), 'utf8'),
    })),
  );
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const verdicts: Verdict[] = [];
  for (const { width, height, pixelRatio } of screens) {
    const costs: Record<string, number> = {};
    for (const { name, source } of sources) {
      costs[name] = median(await drawFrames(page, source, width * pixelRatio, height * pixelRatio));
    }
    const share = (costs['hero light'] ?? 0) / (costs['ray march'] ?? 1);
    const figures = Object.entries(costs).map(([name, cost]) => `${name} ${cost.toFixed(1)} ms`);
    console.log(
      `${width} × ${height} at ${pixelRatio}: ${figures.join(', ')}; ${(100 * share).toFixed(0)} % of the march ` +
        `(at most ${100 * largestShare} %)`,
    );
    verdicts.push({ what: `${width} × ${height} at ${pixelRatio}`, isKept: share <= largestShare });
  }
  await browser.close();
  return verdicts;
}

/** Milliseconds of each frame, until its pixels can be read. */
const drawFrames = (page: Page, source: string, width: number, height: number): Promise<number[]> =>
  page.evaluate(
    ({ source, width, height, frames }) => {
      const canvas = new OffscreenCanvas(width, height);
      const gl = canvas.getContext('webgl2', { alpha: false, antialias: false }) as WebGL2RenderingContext;
      const program = gl.createProgram();
      const vertices = `#version 300 es
        void main(){gl_Position=vec4(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.,0.,1.);}`;
      for (const [kind, code] of [
        [gl.VERTEX_SHADER, vertices],
        [gl.FRAGMENT_SHADER, source],
      ] as const) {
        const shader = gl.createShader(kind) as WebGLShader;
        gl.shaderSource(shader, code);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
      }
      gl.linkProgram(program);
      if (!gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(gl.getProgramInfoLog(program) ?? '');
      gl.useProgram(program);
      const place = (name: string) => gl.getUniformLocation(program, name);
      gl.uniform2f(place('uRes'), width, height);
      gl.uniform4f(place('uStage'), 0.5 * width, 0.3 * height, 0.92 * height, 0.08 * height);
      gl.uniform1f(place('uIntensity'), 1.5);
      gl.uniform1f(place('uSpeed'), 0.3);
      gl.uniform1f(place('uDistort'), 0.8);
      gl.uniform1f(place('uRays'), 20);
      gl.uniform3fv(place('uColor'), [1, 0.36, 0.64, 0.3, 0.55, 1, 0.24, 0.86, 0.59, 1, 0.62, 0.27, 1, 1, 1]);
      gl.uniform3f(place('uGround'), 0.03, 0.04, 0.06);

      const pixel = new Uint8Array(4);
      const took: number[] = [];
      for (let frame = 0; frame <= frames; frame += 1) {
        const start = performance.now();
        gl.uniform1f(place('uTime'), 44 + frame / 60);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        // The first one still compiles.
        if (frame > 0) took.push(performance.now() - start);
      }
      gl.getExtension('WEBGL_lose_context')?.loseContext();
      return took;
    },
    { source, width, height, frames },
  );
