import { type Aim, between, measureStage } from './light-stage.ts';
import { createQuality } from './quality.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** The moment of the still picture, from which the light starts to move. */
const stillMoment = 44;
/** Switched on once, when the page comes in, and from then on aimed elsewhere. Seconds. */
const opening = 0.6;
const turning = 0.3;
/** After a pause the light continues from where it stopped. */
const longestStep = 0.1;
/** The number of pixels that a processor can draw twenty times a second without a graphics card. */
const mostBySoftware = 300_000;

/** Runs the light behind the hero while it is visible and motion is not paused. */
export function startLight(hero: HTMLElement): void {
  const canvas = hero.querySelector('canvas');
  if (!canvas) return;

  const listening = new AbortController();
  const { signal } = listening;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const pointer = watchPointer(signal);
  const quality = createQuality(devicePixelRatio);

  let renderer: Renderer | undefined;
  let making = new AbortController();
  let seconds = stillMoment;
  let inView = false;
  let request = 0;
  let last: number | undefined;
  let opened = 0;
  /** The light's aim, and its way to another one. */
  let aim: Aim | undefined;
  let turn: { from: Aim; to: Aim; share: number } | undefined;

  const draw = () => {
    renderer?.draw({ seconds, pointer: pointer.at, opened });
    canvas.toggleAttribute('data-drawn', renderer !== undefined);
  };
  const fitCanvas = () => {
    if (isResting()) opened = 1;
    const stage = measureStage(canvas);
    aim = stage.aim;
    turn = undefined;
    renderer?.resize(stage, quality.pixelRatio);
    draw();
  };
  /** Runs after the page's own layout, so that reading places forces none. While the light rests it is at its end at once. */
  const aimAnew = () => {
    if (!renderer || !aim) return;
    const isTaller = canvas.offsetHeight !== Math.round(canvas.height / quality.pixelRatio);
    if (isTaller || request === 0) fitCanvas();
    else turn = { from: aim, to: measureStage(canvas).aim, share: 0 };
  };
  const goOn = (step: number) => {
    opened = Math.min(1, opened + step / opening);
    if (!turn) return;
    turn.share = Math.min(1, turn.share + step / turning);
    // Quick at first, and then slower.
    aim = between(turn.from, turn.to, 1 - (1 - turn.share) ** 3);
    if (turn.share === 1) turn = undefined;
    renderer?.aim(aim);
  };
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    const interval = last === undefined ? undefined : now - last;
    last = now;
    if (interval === undefined) return;

    const step = Math.min(interval / 1000, longestStep);
    seconds += step;
    pointer.follow(step);
    goOn(step);
    draw();
    const advice = quality.note(interval);
    if (advice === 'redraw') fitCanvas();
    if (advice === 'stop') stop();
  };
  const isResting = () =>
    calm.matches || savesData() || document.querySelector('[data-pause]:checked') !== null;
  const update = () => {
    const runs = renderer !== undefined && inView && document.visibilityState === 'visible' && !isResting();
    if (runs === request > 0) return;
    cancelAnimationFrame(request);
    last = undefined;
    request = runs ? requestAnimationFrame(frame) : 0;
    // What is put to rest on its way is drawn at its end.
    if (renderer && isResting()) fitCanvas();
  };
  const show = async () => {
    making = new AbortController();
    const { signal: lost } = making;
    const pixels = canvas.offsetWidth * canvas.offsetHeight * quality.pixelRatio ** 2;
    const isLight = isResting() || pixels <= mostBySoftware;
    if (!isLight && !(await hasGraphicsCard())) return;
    if (lost.aborted) return;
    const ready = await createRenderer(canvas, lost);
    if (lost.aborted) return;
    renderer = ready;
    fitCanvas();
    update();
  };
  const hide = () => {
    // A renderer that is still being created belongs to the lost context.
    making.abort();
    renderer = undefined;
    canvas.removeAttribute('data-drawn');
    update();
  };
  const seen = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    update();
  });
  const resized = new ResizeObserver(fitCanvas);
  const stop = () => {
    listening.abort();
    seen.disconnect();
    resized.disconnect();
    renderer?.free();
    hide();
  };

  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // The browser restores the context only if the event's default is prevented.
      event.preventDefault();
      hide();
    },
    { signal },
  );
  canvas.addEventListener('webglcontextrestored', show, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener('change', update, { signal });
  calm.addEventListener('change', update, { signal });
  hero.addEventListener('aim', aimAnew, { signal });
  seen.observe(hero);
  for (const element of [hero, canvas, ...hero.querySelectorAll('[data-hero-text]')])
    resized.observe(element);
  void show();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Whether a graphics card draws here. A worker finds out, because on a processor the first WebGL context blocks its
 * thread for up to a second.
 */
function hasGraphicsCard(): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./graphics-card.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<boolean>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => resolve(false);
  });
}

/** The seconds in which the light covers 63 % of the way to the pointer, at any frame rate. */
const dampness = 0.2;

/** Follows a mouse, pen or finger. Handlers only store the position; the next frame uses it. */
function watchPointer(signal: AbortSignal) {
  /** Where the light leans, -1 to 1 from the left and from the bottom; 0 without a pointer. */
  const at: [number, number] = [0, 0];
  let target: readonly [number, number] = [0, 0];

  const point = ({ clientX, clientY }: PointerEvent) => {
    target = [(2 * clientX) / innerWidth - 1, 1 - (2 * clientY) / innerHeight];
  };
  const leave = () => {
    target = [0, 0];
  };
  for (const kind of ['pointermove', 'pointerdown'] as const) {
    document.addEventListener(kind, point, { signal, passive: true });
  }
  for (const kind of ['pointerleave', 'pointercancel'] as const) {
    document.documentElement.addEventListener(kind, leave, { signal });
  }

  return {
    at,
    follow(seconds: number) {
      const share = 1 - Math.exp(-seconds / dampness);
      at[0] += (target[0] - at[0]) * share;
      at[1] += (target[1] - at[1]) * share;
    },
  };
}
