import shader from './hero-light.frag';
import type { Aim, Point, Stage } from './light-stage.ts';

/** The look that the specification prescribes. */
const look = { intensity: 1.5, speed: 0.3, distort: 0.8, rays: 20 };
const colors = ['--color-pink', '--color-blue', '--color-green', '--color-orange', '--color-white'];

const wholeScreen = `#version 300 es
void main(){gl_Position=vec4(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.,0.,1.);}`;

/** `opened`, from 0 to 1: how far the light has come since it was switched on. */
type Frame = { seconds: number; pointer: readonly [number, number]; opened: number };

export type Renderer = NonNullable<Awaited<ReturnType<typeof createRenderer>>>;

/**
 * Draws the light on the canvas. Undefined if there is no WebGL2, the shader does not compile, or the context is lost.
 */
export async function createRenderer(canvas: HTMLCanvasElement, lost: AbortSignal) {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false });
  if (!gl) return undefined;
  const program = await linkProgram(gl, lost);
  if (!program) return undefined;

  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, not a hook
  gl.useProgram(program);
  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1f(place('uIntensity'), look.intensity);
  gl.uniform1f(place('uSpeed'), look.speed);
  gl.uniform1f(place('uDistort'), look.distort);
  gl.uniform1f(place('uRays'), look.rays);
  gl.uniform3fv(place('uColor'), colors.flatMap(rgbOf));
  gl.uniform3fv(place('uGround'), rgbOf('--color-ground'));
  const [size, wide, stageAt, time, pointer] = ['uRes', 'uWide', 'uStage', 'uTime', 'uPointer'].map(place);
  const [from, glass, turned, to] = ['uFrom', 'uGlass', 'uTurned', 'uTo'].map(place);
  const [force, bottom, optics, dim, opened] = ['uForce', 'uBottom', 'uOptics', 'uDim', 'uOpened'].map(place);
  let ratio = 1;

  /** Aims the light of the last stage elsewhere. */
  function aim({ bent, blue, light, spread, ...at }: Aim): void {
    const put = (where: WebGLUniformLocation | null | undefined, { x, y }: Point) =>
      gl?.uniform2f(where ?? null, x * ratio, y * ratio);
    put(from, at.from);
    put(glass, at.glass);
    put(turned, at.turned);
    gl?.uniform4fv(
      to ?? null,
      [at.to.x, at.to.y, at.also.x, at.also.y].map((length) => length * ratio),
    );
    gl?.uniform4f(force ?? null, bent, blue, light, spread);
    gl?.uniform1f(bottom ?? null, at.bottom * ratio);
  }

  return {
    resize(stage: Stage, pixelRatio: number) {
      ratio = pixelRatio;
      canvas.width = Math.round(stage.width * ratio);
      canvas.height = Math.round(stage.height * ratio);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(size ?? null, canvas.width, canvas.height);
      gl.uniform2f(wide ?? null, stage.isWide ? 1 : 0, stage.unit * ratio);
      const { opening, size: glassSize, reach, besideText, atBottom, far } = stage.optics;
      gl.uniform4f(optics ?? null, opening, glassSize, reach, besideText);
      gl.uniform2f(dim ?? null, far, atBottom);
      const { textRight, textTop, headerHeight } = stage;
      gl.uniform3fv(
        stageAt ?? null,
        [textRight, textTop, headerHeight].map((length) => length * ratio),
      );
      aim(stage.aim);
    },
    aim,
    draw(frame: Frame) {
      gl.uniform1f(time ?? null, frame.seconds);
      gl.uniform1f(opened ?? null, frame.opened);
      gl.uniform2f(pointer ?? null, ...frame.pointer);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    free() {
      gl.deleteProgram(program);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

async function linkProgram(gl: WebGL2RenderingContext, lost: AbortSignal): Promise<WebGLProgram | undefined> {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, wholeScreen],
    [gl.FRAGMENT_SHADER, shader],
  ] as const;
  for (const [kind, source] of sources) {
    const part = gl.createShader(kind);
    if (!part) return undefined;
    gl.shaderSource(part, source);
    gl.compileShader(part);
    gl.attachShader(program, part);
    // The program keeps the shader as long as it lives.
    gl.deleteShader(part);
  }
  gl.linkProgram(program);
  // Compiling takes a while, and asking for the result at once would block the page until then.
  while (parallel && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR)) {
    await aMoment();
    // A restored context does not know the program of the lost one, which would never complete.
    if (lost.aborted) return undefined;
  }
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

/** A color token as sRGB from 0 to 1, whatever its notation. */
function rgbOf(token: string): number[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!probe) return [0, 0, 0];
  probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
  probe.fillRect(0, 0, 1, 1);
  return [...probe.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((part) => part / 255);
}
